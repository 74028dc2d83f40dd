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
import { withoutSituation } from '#mirage/situation/visit.ts'
import type { Mock } from './mock.ts'

/** `Retry-After` header of 429 responses, in s. */
const retryAfter = 5

function failureOf({ what }: FailureSetting): Failure {
  if (typeof what !== 'number') return { kind: what }
  return { kind: 'status', status: what, ...(what === 429 && { retryAfter }) }
}

const shortNames = new Map<string, string>([...accountsByName].map(([name, { username }]) => [username, name]))

/**
 * Returns the signed-in account by its short name, with the sign-in step. When signed out, the name is empty. Null
 * if the user has no short name.
 */
function accountOf(mock: Pick<Mock, 'signedInUser'>): AccountAtStep | null {
  const present = mock.signedInUser()
  if (!present) return { account: '', step: 'signed-out' }
  const account = shortNames.get(present.username)
  return account === undefined ? null : { account, step: present.step }
}

type SetFailure = { setting: FailureSetting; isSpent: boolean; takeBack: () => void }

/** Manages the configured failures. Calls `onSpent` after a `once` failure has happened. */
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
    /** Adds new failures and removes those missing from the list. Failures in both lists keep their hit count. */
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
    /** Marks the failures at these indexes as spent, so that they do not happen again. */
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

/** Returns the reason why the account cannot be used; null if it can. */
function signInFault({ knows }: Pick<SignIns, 'knows'>, { account }: AccountAtStep): string | null {
  const known = accountsByName.get(account)
  return !known || knows(known.username) ? null : `${known.name} was deleted here. Reset brings the account back.`
}

function signIn(mock: SignIns, wanted: AccountAtStep) {
  const absence = signInFault(mock, wanted)
  if (absence !== null) throw new Error(absence)
  const known = accountsByName.get(wanted.account)
  if (wanted.step === 'signed-out') mock.signOut()
  else if (known) mock.signInAs(known.username, wanted.step)
  else throw new Error(`There is no account ${wanted.account}`)
}

/** Signs in the initial account of a situation. If the account was deleted, signs out and shows the reason. */
function signInFirst(mock: SignIns, wanted: AccountAtStep, showMessage: (message: string) => void) {
  const absence = signInFault(mock, wanted)
  if (absence === null) return signIn(mock, wanted)
  mock.signOut()
  showMessage(absence)
}

function linkTo({ href }: URL, situation: Situation): string {
  const url = new URL(withoutSituation(href))
  const parts = [url.search.slice(1), writeSituation(situation)].filter(part => part !== '')
  return `${url.origin}${url.pathname}?${parts.join('&')}${url.hash}`
}

/** Functions that store the situation across page loads and reload the page. */
export type SituationStorage = {
  /** Called after each change of the situation; `spent` are the indexes of `once` failures that have happened. */
  keep: (situation: Situation, spent: readonly number[]) => void
  /** True if changing these settings needs a page reload. */
  needsReload: (part: Partial<Situation>) => boolean
  reload: (situation: Situation) => Promise<void>
  setClock: (now: string | null) => void
  reset: (situation: Situation) => Promise<void>
  exportFile: (situation: Situation) => string
  importFile: (text: string) => Promise<void>
  subscribe: (listener: () => void) => () => void
  /** Messages to show, newest last. {@link showMessage} ignores a message that is already in the list. */
  messages: () => readonly string[]
  showMessage: (message: string) => void
  href: () => string
}

export type Controls = ReturnType<typeof createControls>

type Options = {
  mock: Mock
  situation?: Situation
  spent?: readonly number[]
  isNew?: boolean
  storage: SituationStorage
}

export function createControls({ mock, situation = defaultSituation, spent = [], isNew = true, storage }: Options) {
  const { notify, subscribe } = createListeners()
  let now = situation.now
  let latest = situation

  /** Returns the current situation; the same object until it changes. */
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
    storage.keep(present(), places)
    notify()
  }
  const failures = settableFailures(mock, keep)

  mock.switches.latency = situation.latency
  failures.set(situation.failures)
  failures.spend(spent)
  if (isNew && situation.as) signInFirst(mock, situation.as, storage.showMessage)
  const subscriptions = [mock.subscribe(notify), mock.switches.subscribe(notify), storage.subscribe(notify)]
  keep()

  return {
    situation: present,
    /** Failures in the same order as in the situation. `isSpent` marks a `once` failure that has happened. */
    failures: (): ReadonlyArray<{ setting: FailureSetting; isSpent: boolean }> => failures.list(),
    /** True if changing these settings needs a page reload, for example the scenario, seed or day. */
    needsReload: storage.needsReload,
    /**
     * Changes some settings of the situation, and reloads the page if needed.
     * @throws SituationError if a link cannot contain the new situation; Error if the account was deleted.
     */
    async change(part: Partial<Situation>): Promise<void> {
      readSituation(writeSituation({ ...present(), ...part }))
      if (storage.needsReload(part)) return storage.reload({ ...present(), ...part })
      if (part.latency !== undefined) mock.switches.latency = part.latency
      if (part.failures) failures.set(part.failures)
      if (part.now !== undefined) {
        now = part.now
        storage.setClock(now)
      }
      // Runs after the clock change, because sessions expire by the mock's clock.
      if (part.as) signIn(mock, part.as)
      keep()
    },
    /** Discards all data changes. Reloads this page and other tabs with fresh data. */
    reset: () => storage.reset(present()),
    /** Returns a URL that reproduces this situation. `path` can include a query string. */
    link: (path: string): string => linkTo(new URL(path, storage.href()), present()),
    /** Returns the text of an export file: the situation and all data changes. */
    exportFile: () => storage.exportFile(present()),
    /**
     * Imports the text of an export file and reloads the page. If the file is invalid, rejects with the reason and
     * changes nothing.
     */
    importFile: (text: string) => storage.importFile(text),
    /** Subscribes to changes of the situation, session and messages. */
    subscribe,
    accounts: accountsByName,
    scenarios,
    callNames,
    currentCode: mock.currentCode,
    /** Messages to show, such as why writes cannot be saved; newest last. */
    messages: storage.messages,
    now: mock.now,
    calls: mock.calls,
    stop: () => subscriptions.forEach(unsubscribe => unsubscribe()),
  }
}
