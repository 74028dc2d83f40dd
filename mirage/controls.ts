import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import {
  accountsByName,
  callNames,
  defaultSituation,
  type FailureSetting,
  failureText,
  type MockSeat,
  readSituation,
  type Situation,
  writeSituation,
} from '#mirage/situation/situation.ts'
import type { Failure } from '#mirage/situation/switches.ts'
import { withoutSituation } from '#mirage/situation/tab-situation.ts'
import type { Mock } from './mock.ts'

/** How many seconds a call is told to wait that is refused with 429. */
const retryAfter = 5

function failureOf({ what }: FailureSetting): Failure {
  if (typeof what !== 'number') return { kind: what }
  return { kind: 'status', status: what, ...(what === 429 && { retryAfter }) }
}

const shortNames = new Map<string, string>([...accountsByName].map(([name, { username }]) => [username, name]))

/** Who sits here, as a link would say it; null for somebody whom no link knows. */
function seatOf(mock: Pick<Mock, 'whoIsIn'>): MockSeat | null {
  const present = mock.whoIsIn()
  if (!present) return { account: '', step: 'signed-out' }
  const account = shortNames.get(present.username)
  return account === undefined ? null : { account, step: present.step }
}

type SetFailure = { setting: FailureSetting; isSpent: boolean; takeBack: () => void }

/** What makes a situation last, and starts the page again where that is needed. */
export type Keeping = {
  /** Called with the situation whenever it was changed, and with the places of failures that came once and have. */
  keep: (situation: Situation, spent: readonly number[]) => void
  /** Whether the page has to start again for this. */
  needsReload: (part: Partial<Situation>) => boolean
  reload: (situation: Situation) => Promise<void>
  setClock: (now: string | null) => void
  reset: (situation: Situation) => Promise<void>
  exportFile: (situation: Situation) => string
  importFile: (text: string) => Promise<void>
  subscribe: (listener: () => void) => () => void
  /** All that somebody had to be told, the latest last; {@link say} adds to it, each once. */
  troubles: () => readonly string[]
  say: (message: string) => void
  /** The address of the page. */
  href: () => string
}

export type Controls = ReturnType<typeof createControls>

type Options = { mock: Mock; situation?: Situation; spent?: readonly number[]; isNew?: boolean; keeping: Keeping }

/** One object for all that a person can choose about a running mock. */
export function createControls({ mock, situation = defaultSituation, spent = [], isNew = true, keeping }: Options) {
  const listeners = new Set<() => void>()
  let failures: readonly SetFailure[] = []
  let now = situation.now
  let latest = situation

  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** The situation of this moment; the same object until it changes. */
  function present(): Situation {
    const current: Situation = {
      scenario: situation.scenario,
      seed: situation.seed,
      as: seatOf(mock),
      now,
      latency: mock.switches.latency,
      failures: failures.map(({ setting }) => setting),
    }
    if (writeSituation(current) !== writeSituation(latest)) latest = current
    return latest
  }
  const keep = () => {
    const places = failures.flatMap(({ isSpent }, place) => (isSpent ? place : []))
    keeping.keep(present(), places)
    tell()
  }

  function fail(setting: FailureSetting): SetFailure {
    const entry: SetFailure = { setting, isSpent: false, takeBack: () => {} }
    const onSpent = () => {
      entry.isSpent = true
      keep()
    }
    entry.takeBack = mock.switches.fail(setting.call, { ...failureOf(setting), times: setting.often, onSpent })
    return entry
  }
  /** Sets what is new to fail and takes back what is not wanted; what stays goes on counting. */
  function setFailures(wanted: readonly FailureSetting[]) {
    const left = [...failures]
    const next = wanted.map(setting => {
      const same = left.findIndex(entry => entry.setting === setting)
      const at = same < 0 ? left.findIndex(entry => failureText(entry.setting) === failureText(setting)) : same
      return at < 0 ? fail(setting) : (left.splice(at, 1)[0] ?? fail(setting))
    })
    for (const { takeBack } of left) takeBack()
    failures = next
  }
  /** Why nobody can sit there; null where somebody can. */
  function absenceOf({ account }: MockSeat): string | null {
    const seated = accountsByName.get(account)
    return !seated || mock.knows(seated.username)
      ? null
      : `${seated.name} was deleted here. Reset brings the account back.`
  }
  function setSeat(seat: MockSeat) {
    const absence = absenceOf(seat)
    if (absence !== null) throw new Error(absence)
    const seated = accountsByName.get(seat.account)
    if (seat.step === 'signed-out') mock.signOut()
    else if (seated) mock.signInAs(seated.username, seat.step)
    else throw new Error(`There is no account ${seat.account}`)
  }

  mock.switches.latency = situation.latency
  setFailures(situation.failures)
  for (const [place, entry] of failures.entries()) {
    entry.isSpent = spent.includes(place)
    if (entry.isSpent) entry.takeBack()
  }
  const absence = isNew && situation.as ? absenceOf(situation.as) : null
  if (absence !== null) {
    mock.signOut()
    keeping.say(absence)
  } else if (isNew && situation.as) setSeat(situation.as)
  const subscriptions = [mock.subscribe(tell), mock.switches.subscribe(tell), keeping.subscribe(tell)]
  keep()

  return {
    situation: present,
    /** What is set to fail, in the order of the situation, and which of it was to come once and has. */
    failures: (): ReadonlyArray<{ setting: FailureSetting; isSpent: boolean }> => failures,
    /** Whether the page has to start again for this: for other data, as of another scenario, seed or day. */
    needsReload: keeping.needsReload,
    /**
     * Brings a part of the situation about, and starts the page again where that is needed. Rejects with a SituationError
     * where no link could say it, and where there is nobody of the account any more.
     */
    async change(part: Partial<Situation>): Promise<void> {
      readSituation(writeSituation({ ...present(), ...part }))
      if (keeping.needsReload(part)) return keeping.reload({ ...present(), ...part })
      if (part.latency !== undefined) mock.switches.latency = part.latency
      if (part.failures) setFailures(part.failures)
      if (part.now !== undefined) {
        now = part.now
        keeping.setClock(now)
      }
      // After the clock: a session ends an hour after the latest call, by the clock of the mock.
      if (part.as) setSeat(part.as)
      keep()
    },
    /** Throws away what was written, and starts the page again on fresh data, here and in other tabs. */
    reset: () => keeping.reset(present()),
    /** The whole address that brings this situation back, at a path of the page with its search. */
    link(path: string): string {
      const url = new URL(withoutSituation(new URL(path, keeping.href()).href))
      const parts = [url.search.slice(1), writeSituation(present())].filter(part => part !== '')
      return `${url.origin}${url.pathname}?${parts.join('&')}${url.hash}`
    },
    /** The text of a file that carries the whole situation, with all that was written. */
    exportFile: () => keeping.exportFile(present()),
    /** Starts the page again with what a file carries. Rejects with the reason where it does not fit; nothing is changed. */
    importFile: (text: string) => keeping.importFile(text),
    /** Calls back when the situation, the session, or what is troubling changes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    accounts: accountsByName,
    scenarios,
    callNames,
    currentCode: mock.currentCode,
    /** What there was to tell, such as why what is done here is not kept; the latest last. */
    troubles: keeping.troubles,
    now: mock.now,
    calls: mock.calls,
    stop: () => {
      for (const unsubscribe of subscriptions) unsubscribe()
    },
  }
}
