import type { CallName } from '#contract/addresses.ts'
import { accounts } from '#mirage/data/accounts.ts'
import { withPublicRoles } from '#mirage/public-server/public-permissions.ts'
import { withPublicDifferences } from '#mirage/public-server/public-server.ts'
import { mockRoutes } from '#mirage/routes/all-routes.ts'
import { createDefaultScenario } from '#mirage/scenarios/default-scenario.ts'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { fingerprintOf, seedData } from '#mirage/scenarios/seeding.ts'
import { createChance } from '#mirage/seed/chance.ts'
import { createCallLog } from '#mirage/server/call-log.ts'
import { startEngine } from '#mirage/server/engine.ts'
import { createInterceptor } from '#mirage/server/interceptor.ts'
import type { Services } from '#mirage/server/route.ts'
import { createCodes } from '#mirage/sign-in/codes.ts'
import { createSessions } from '#mirage/sign-in/sessions.ts'
import { browserStorageOf } from '#mirage/sign-in/stored-text.ts'
import { dayOf } from '#mirage/situation/clock.ts'
import type { Latency } from '#mirage/situation/connection.ts'
import type { ServerName } from '#mirage/situation/situation.ts'
import { createSwitches } from '#mirage/situation/switches.ts'
import type { Dataset } from '#mirage/store/records.ts'
import type { RowChange } from '#mirage/store/row-change.ts'
import { createStore, type Store } from '#mirage/store/store.ts'

/** Servers that the mock imitates: the specified one or the product's public one. */
const servers = {
  specified: { routes: mockRoutes, seeded: (data: Dataset) => data },
  public: { routes: withPublicDifferences(mockRoutes), seeded: withPublicRoles },
} satisfies Record<ServerName, object>

type Options = {
  /** The same seed produces the same data within one UTC day. */
  seed?: string
  /** Clock of the server, in ms since 1970. */
  now?: () => number
  /** Initial latency: in ms, or a type of connection. */
  latency?: Latency
  /** Start of the UTC day that the data end on, in ms; the current day by default. */
  today?: number
  /** Makes ids and secrets of this start different from those of other starts with the same data. */
  generation?: number
  onWrite?: (change: RowChange) => void
  /** Server that the mock imitates; the specified one by default. */
  server?: ServerName
  scenario?: Scenario
  /** Storage that keeps the session after a reload; null for memory only. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Origin of the page. The mock answers calls to its `/api`. */
  origin?: string
}

/** Step of signing in: before the first code, before a later code, or done. */
export type Step = 'signed-in' | 'enrolling' | 'verified'

export type Mock = ReturnType<typeof startMock>

/** Starts the mock, which answers `fetch` to `/api` of this page until shutdown. */
export function startMock({
  seed = 'threereco',
  now = Date.now,
  latency = 150,
  server = 'specified',
  scenario = createDefaultScenario(),
  storage = browserStorageOf('localStorage'),
  origin = globalThis.location?.origin ?? 'http://localhost',
  today = dayOf(now()),
  generation = 0,
  onWrite,
}: Options = {}) {
  const chance = createChance(seed)
  const { routes, seeded } = servers[server]
  const data = seeded(seedData(scenario, seed, today))
  const ids = chance.fork(`ids/${generation}`)
  const secrets = chance.fork(`secrets/${generation}`)

  const calls = createCallLog(now)
  const names = new Map(routes.map(({ verb, path, name }): [string, CallName] => [`${verb} ${path}`, name]))
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
      for (const { verb, path, answer } of routes) register(verb, path, request => answer(services, request))
    },
  })
  const store: Store = createStore(engine.shelf, now, write => {
    calls.wrote(write)
    const { before: _before, ...change } = write
    onWrite?.(change)
  })
  // Last step, so that invalid data leave `fetch` unchanged.
  interceptor.listen()
  const sessions = createSessions({ storage, now })
  const codes = createCodes(now, storage)
  const services = { store, sessions, codes, now, newSecret: secrets.secret }

  return {
    /** Data, for tests that read or change them without a call. */
    store,
    switches,
    calls,
    now,
    today,
    fingerprint: fingerprintOf(data),
    /** Precomputes in steps what the first calls on large tables need. */
    preparation: () => store.preparation(),
    /** Applies a change from another tab or from before a reload. */
    apply: (change: RowChange) => tableOf(store, change.table).apply(change),
    ...accountsOf(services),
    /** Restores the native `fetch`. */
    shutdown: engine.shutdown,
  }
}

/** Returns the signed-in user, and functions that sign in without a call. */
function accountsOf({ store, sessions, codes }: Pick<Services, 'store' | 'sessions' | 'codes'>) {
  // Finds accounts by their seeded username, even after it changes.
  const accountIds = new Map<string, string | undefined>(
    accounts.map(({ username }) => [username, store.userNamed(username)?.id]),
  )
  const accountNames = new Map([...accountIds].map(([username, id]) => [id, username]))
  const userOf = (username: string) =>
    accountIds.has(username) ? store.users.get(accountIds.get(username) ?? '') : store.userNamed(username)

  const present = () => {
    const session = sessions.current()
    const user = session && store.users.get(session.userId)
    return user ? { user, session } : null
  }
  return {
    /** Notifies when a session starts, is renewed or ends. */
    subscribe: sessions.subscribe,
    /** Returns the current code of the signed-in user's authenticator app; null when signed out. */
    currentCode: () => {
      const user = present()?.user
      return user ? codes.currentOf(user) : null
    },
    /**
     * Returns the user and the step of signing in; null when signed out. Seeded accounts keep their seeded username.
     */
    signedInUser: (): { username: string; step: Step } | null => {
      const current = present()
      if (!current) return null
      const { mfaEnabled } = current.user
      const username = accountNames.get(current.user.id) ?? current.user.username
      if (current.session.mfaVerified) return { username, step: 'verified' }
      return { username, step: mfaEnabled ? 'signed-in' : 'enrolling' }
    },
    knows: (username: string) => userOf(username) !== undefined,
    /**
     * Signs a user in up to this step. Identifies seeded accounts by their seeded username.
     * @throws if the user does not exist.
     */
    signInAs: (username: string, step: Step) => {
      const user = userOf(username)
      if (!user) throw new Error(`No user is named ${username}`)
      const mfaEnabled = step !== 'enrolling'
      if (user.mfaEnabled !== mfaEnabled) store.users.update(user.id, { mfaEnabled })
      sessions.start(user.id, step === 'verified')
    },
    signOut: sessions.end,
  }
}

/** Returns a table by a name known only at run time. A RowChange always has a row of the named table. */
const tableOf = (store: Store, name: RowChange['table']) => store.tables[name] as { apply: (change: RowChange) => void }
