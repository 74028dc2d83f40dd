import { accounts } from '#mirage/data/accounts.ts'
import { type CallName, mockRoutes } from '#mirage/routes/all-routes.ts'
import { createDefaultScenario } from '#mirage/scenarios/default-scenario.ts'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { fingerprintOf, seedData } from '#mirage/scenarios/seeding.ts'
import { createChance } from '#mirage/seed/chance.ts'
import { createCallLog } from '#mirage/server/call-log.ts'
import { startEngine } from '#mirage/server/engine.ts'
import { createInterceptor } from '#mirage/server/interceptor.ts'
import { createCodes } from '#mirage/sign-in/codes.ts'
import { browserStorageOf } from '#mirage/sign-in/kept-text.ts'
import { createSessions } from '#mirage/sign-in/sessions.ts'
import { dayOf } from '#mirage/situation/clock.ts'
import type { Latency } from '#mirage/situation/connection.ts'
import { createSwitches } from '#mirage/situation/switches.ts'
import type { RowChange } from '#mirage/store/row-change.ts'
import { createStore, type Store } from '#mirage/store/store.ts'

type Options = {
  /** The same seed gives the same data all day long. */
  seed?: string
  /** The clock of the server, in ms since 1970. */
  now?: () => number
  /** How long an answer takes at first: in ms, or as a kind of line has it. */
  latency?: Latency
  /** The start of the UTC day that the data count back from, in ms; the current one unless given. */
  today?: number
  /** Tells this start from others on the same data: each has new ids and secrets of its own. */
  generation?: number
  /** Told of everything that is written here. */
  onWrite?: (change: RowChange) => void
  /** Makes the data that the mock starts with. */
  scenario?: Scenario
  /** Where the session is kept over a reload; null for nowhere. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Where the page is: calls to `/api` there are answered. */
  origin?: string
}

/** How far somebody has got with signing in. */
export type Step = 'signed-in' | 'enrolling' | 'verified'

/** A running mock of the server. */
export type Mock = ReturnType<typeof startMock>

/** Starts the mock: from now on, `fetch` to `/api` of this page is answered by it, until it is shut down. */
export function startMock({
  seed = 'threereco',
  now = Date.now,
  latency = 150,
  scenario = createDefaultScenario(),
  storage = browserStorageOf('localStorage'),
  origin = globalThis.location?.origin ?? 'http://localhost',
  today = dayOf(now()),
  generation = 0,
  onWrite,
}: Options = {}) {
  const chance = createChance(seed)
  const data = seedData(scenario, seed, today)
  const ids = chance.fork(`ids/${generation}`)
  const secrets = chance.fork(`secrets/${generation}`)

  const calls = createCallLog(now)
  const names = new Map(mockRoutes.map(({ verb, path, name }): [string, CallName] => [`${verb} ${path}`, name]))
  const switches = createSwitches<CallName>({
    latency,
    chance: chance.fork('line'),
    endSession: () => sessions.end(),
  })
  const interceptor = createInterceptor({
    origin,
    now,
    around(exchange, answer) {
      const name = exchange.route === null ? null : (names.get(exchange.route) ?? null)
      return calls.follow(name, exchange, ask => switches.apply(name, exchange, () => ask(answer)))
    },
  })
  const engine = startEngine({
    interceptor,
    newId: ids.uuid,
    data,
    routes: register => {
      for (const { verb, path, answer } of mockRoutes) register(verb, path, request => answer(services, request))
    },
  })
  const store: Store = createStore(engine.shelf, now, write => {
    calls.wrote(write)
    const { before: _before, ...change } = write
    onWrite?.(change)
  })
  const sessions = createSessions({ storage, now })
  const codes = createCodes(now, storage)
  const services = { store, sessions, codes, now, newSecret: secrets.secret }

  // An account stays the one that it was seeded as, whatever it is called since.
  const seatIds = new Map<string, string | undefined>(
    accounts.map(({ username }) => [username, store.userNamed(username)?.id]),
  )
  const seatNames = new Map([...seatIds].map(([username, id]) => [id, username]))
  const userOf = (username: string) =>
    seatIds.has(username) ? store.users.get(seatIds.get(username) ?? '') : store.userNamed(username)

  const present = () => {
    const session = sessions.current()
    const user = session && store.users.get(session.userId)
    return user ? { user, session } : null
  }

  return {
    /** The data, for tests that have to look or change behind the calls. */
    store,
    switches,
    calls,
    now,
    today,
    /** What tells these seeded data from others. */
    fingerprint: fingerprintOf(data),
    /** Makes what the first calls on big tables would have to wait for, a piece with every step. */
    preparation: () => store.preparation(),
    /** Puts in what was written elsewhere, or before. */
    apply: (change: RowChange) => tableOf(store, change.table).apply(change),
    /** Calls back whenever a session starts, goes on or ends. */
    subscribe: sessions.subscribe,
    /** The code that the authenticator app of whoever is signing in shows now; null when nobody is. */
    currentCode: () => {
      const user = present()?.user
      return user ? codes.currentOf(user) : null
    },
    /** Who sits here, by the username that they were seeded with, and how far they have got; null for nobody. */
    whoIsIn: (): { username: string; step: Step } | null => {
      const seat = present()
      if (!seat) return null
      const { mfaEnabled } = seat.user
      const username = seatNames.get(seat.user.id) ?? seat.user.username
      if (seat.session.mfaVerified) return { username, step: 'verified' }
      return { username, step: mfaEnabled ? 'signed-in' : 'enrolling' }
    },
    /** Whether {@link signInAs} would find somebody. */
    knows: (username: string) => userOf(username) !== undefined,
    /**
     * Puts somebody where signing in would: before the first code, before a later one, or behind it. Seeded accounts go by
     * the username that they were seeded with. Throws where there is nobody of that name.
     */
    signInAs: (username: string, step: Step) => {
      const user = userOf(username)
      if (!user) throw new Error(`Nobody is called ${username}`)
      const mfaEnabled = step !== 'enrolling'
      if (user.mfaEnabled !== mfaEnabled) store.users.update(user.id, { mfaEnabled })
      sessions.start(user.id, step === 'verified')
    },
    /** Leaves nobody signed in. */
    signOut: sessions.end,
    /** Gives `fetch` back. */
    shutdown: engine.shutdown,
  }
}

/** A table by a name that is known only at run time. What comes in names table and row as one. */
const tableOf = (store: Store, name: RowChange['table']) => store.tables[name] as { apply: (change: RowChange) => void }
