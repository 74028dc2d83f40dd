import { createListeners } from '#domain/listeners.ts'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import {
  type AccountAtStep,
  accountsByName,
  callNames,
  defaultSituation,
  type FailureSetting,
  failureText,
  readSituation,
  type Situation,
  writeSituation,
} from '#mirage/situation/situation.ts'
import type { Failure } from '#mirage/situation/switches.ts'
import { withoutSituation } from '#mirage/situation/tab-situation.ts'
import type { Mock } from './mock.ts'

/** The `Retry-After` of calls refused with 429, in s. */
const retryAfter = 5

function failureOf({ what }: FailureSetting): Failure {
  if (typeof what !== 'number') return { kind: what }
  return { kind: 'status', status: what, ...(what === 429 && { retryAfter }) }
}

const shortNames = new Map<string, string>([...accountsByName].map(([name, { username }]) => [username, name]))

/** The signed-in account as a link names it; null for a user that no link can name. */
function accountOf(mock: Pick<Mock, 'signedInUser'>): AccountAtStep | null {
  const present = mock.signedInUser()
  if (!present) return { account: '', step: 'signed-out' }
  const account = shortNames.get(present.username)
  return account === undefined ? null : { account, step: present.step }
}

type SetFailure = { setting: FailureSetting; isSpent: boolean; takeBack: () => void }

/** The failures that are set. Each that has happened once calls `onSpent`. */
function settableFailures({ switches }: Pick<Mock, 'switches'>, onSpent: () => void) {
  let failures: readonly SetFailure[] = []
  function fail(setting: FailureSetting): SetFailure {
    const entry: SetFailure = { setting, isSpent: false, takeBack: () => {} }
    entry.takeBack = switches.fail(setting.call, {
      ...failureOf(setting),
      times: setting.often,
      onSpent() {
        entry.isSpent = true
        onSpent()
      },
    })
    return entry
  }
  return {
    list: () => failures,
    /** Sets the failures that are new and removes those not wanted any more; the others go on counting. */
    set(wanted: readonly FailureSetting[]) {
      const left = [...failures]
      const next = wanted.map(setting => {
        const same = left.findIndex(entry => entry.setting === setting)
        const at = same < 0 ? left.findIndex(entry => failureText(entry.setting) === failureText(setting)) : same
        return at < 0 ? fail(setting) : (left.splice(at, 1)[0] ?? fail(setting))
      })
      for (const { takeBack } of left) takeBack()
      failures = next
    },
    /** Marks those at these places as happened. */
    spend(places: readonly number[]) {
      for (const [place, entry] of failures.entries()) {
        if (!places.includes(place)) continue
        entry.isSpent = true
        entry.takeBack()
      }
    },
  }
}

type SignIns = Pick<Mock, 'knows' | 'signInAs' | 'signOut'>

/** Why the account cannot be signed in; null where it can. */
function absenceOf({ knows }: Pick<SignIns, 'knows'>, { account }: AccountAtStep): string | null {
  const known = accountsByName.get(account)
  return !known || knows(known.username) ? null : `${known.name} was deleted here. Reset brings the account back.`
}

function signIn(mock: SignIns, wanted: AccountAtStep) {
  const absence = absenceOf(mock, wanted)
  if (absence !== null) throw new Error(absence)
  const known = accountsByName.get(wanted.account)
  if (wanted.step === 'signed-out') mock.signOut()
  else if (known) mock.signInAs(known.username, wanted.step)
  else throw new Error(`There is no account ${wanted.account}`)
}

/** Signs in the account of a new situation, or says why it cannot. */
function signInFirst(mock: SignIns, wanted: AccountAtStep, say: (message: string) => void) {
  const absence = absenceOf(mock, wanted)
  if (absence === null) return signIn(mock, wanted)
  mock.signOut()
  say(absence)
}

/** An address in a situation. */
function linkTo({ href }: URL, situation: Situation): string {
  const url = new URL(withoutSituation(href))
  const parts = [url.search.slice(1), writeSituation(situation)].filter(part => part !== '')
  return `${url.origin}${url.pathname}?${parts.join('&')}${url.hash}`
}

/** Keeps a situation beyond this page, and reloads the page where that is needed. */
export type Keeping = {
  /** Called whenever the situation has changed; `spent` are the indexes of `once` failures that have happened. */
  keep: (situation: Situation, spent: readonly number[]) => void
  /** Whether this change needs a reload of the page. */
  needsReload: (part: Partial<Situation>) => boolean
  reload: (situation: Situation) => Promise<void>
  setClock: (now: string | null) => void
  reset: (situation: Situation) => Promise<void>
  exportFile: (situation: Situation) => string
  importFile: (text: string) => Promise<void>
  subscribe: (listener: () => void) => () => void
  /** Every message to show, the latest last; {@link say} adds one unless it is there already. */
  troubles: () => readonly string[]
  say: (message: string) => void
  /** The address of the page. */
  href: () => string
}

export type Controls = ReturnType<typeof createControls>

type Options = { mock: Mock; situation?: Situation; spent?: readonly number[]; isNew?: boolean; keeping: Keeping }

/** Everything that can be chosen about a running mock. */
export function createControls({ mock, situation = defaultSituation, spent = [], isNew = true, keeping }: Options) {
  const { notify, subscribe } = createListeners()
  let now = situation.now
  let latest = situation

  /** The current situation; the same object until it changes. */
  function present(): Situation {
    const current: Situation = {
      scenario: situation.scenario,
      server: situation.server,
      seed: situation.seed,
      as: accountOf(mock),
      now,
      latency: mock.switches.latency,
      failures: failures.list().map(({ setting }) => setting),
    }
    if (writeSituation(current) !== writeSituation(latest)) latest = current
    return latest
  }
  const keep = () => {
    const places = failures.list().flatMap(({ isSpent }, place) => (isSpent ? place : []))
    keeping.keep(present(), places)
    notify()
  }
  const failures = settableFailures(mock, keep)

  mock.switches.latency = situation.latency
  failures.set(situation.failures)
  failures.spend(spent)
  if (isNew && situation.as) signInFirst(mock, situation.as, keeping.say)
  const subscriptions = [mock.subscribe(notify), mock.switches.subscribe(notify), keeping.subscribe(notify)]
  keep()

  return {
    situation: present,
    /** The failures that are set, in the order of the situation; `isSpent` marks a `once` failure that has happened. */
    failures: (): ReadonlyArray<{ setting: FailureSetting; isSpent: boolean }> => failures.list(),
    /** Whether this change needs a reload of the page, as another scenario, seed or day does. */
    needsReload: keeping.needsReload,
    /**
     * Applies a part of a situation, and reloads the page where that is needed. Rejects with a SituationError if no
     * link could express it, and with an Error if the account was deleted.
     */
    async change(part: Partial<Situation>): Promise<void> {
      readSituation(writeSituation({ ...present(), ...part }))
      if (keeping.needsReload(part)) return keeping.reload({ ...present(), ...part })
      if (part.latency !== undefined) mock.switches.latency = part.latency
      if (part.failures) failures.set(part.failures)
      if (part.now !== undefined) {
        now = part.now
        keeping.setClock(now)
      }
      // After the clock, because sessions expire by the clock of the mock.
      if (part.as) signIn(mock, part.as)
      keep()
    },
    /** Discards everything written, and reloads this page and other tabs with fresh data. */
    reset: () => keeping.reset(present()),
    /** The full address that reproduces this situation at a path (with its search) of the page. */
    link: (path: string): string => linkTo(new URL(path, keeping.href()), present()),
    /** The text of a file that holds the situation and everything written. */
    exportFile: () => keeping.exportFile(present()),
    /**
     * Reloads the page with the contents of a file. Rejects with the reason if the file does not fit; nothing is
     * changed then.
     */
    importFile: (text: string) => keeping.importFile(text),
    /** Calls back when the situation, the session or the messages change. */
    subscribe,
    accounts: accountsByName,
    scenarios,
    callNames,
    currentCode: mock.currentCode,
    /** Messages to show, such as why writes are not kept; the latest last. */
    troubles: keeping.troubles,
    now: mock.now,
    calls: mock.calls,
    stop: () => subscriptions.forEach(unsubscribe => unsubscribe()),
  }
}
