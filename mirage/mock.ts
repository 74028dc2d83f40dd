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

/** Servers that the mock imitates: `specified` follows the specification, `public` the product's public server. */
const servers = {
  specified: { routes: mockRoutes, seeded: (data: Dataset) => data },
  public: { routes: withPublicDifferences(mockRoutes), seeded: withPublicRoles },
} satisfies Record<ServerName, object>

type Options = {
  /** Seed of the random generator. The same seed produces the same data within one UTC day. */
  seed?: string
  /** The server's clock, in ms since 1970. */
  now?: () => number
  /** Initial latency: a number of ms, or a connection type. */
  latency?: Latency
  /** Start of the last UTC day with data, in ms; by default the current day. */
  today?: number
  /** Number that makes ids and secrets differ from those of other starts with the same data. */
  generation?: number
  onWrite?: (change: RowChange) => void
  /** The server that the mock imitates; `specified` by default. */
  server?: ServerName
  scenario?: Scenario
  /** Storage that preserves the session across reloads; null for memory only. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Origin of the page. The mock handles calls to its `/api`. */
  origin?: string
}

/** Sign-in step: a code is required, an authenticator app must be set up, or sign-in is complete. */
export type Step = 'signed-in' | 'enrolling' | 'verified'

export type Mock = ReturnType<typeof startMock>

/** Starts the mock, which handles `fetch` calls to this page's `/api` until `shutdown`. */
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
    touchRow: rowToucher(() => store),
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
  // Runs after the store is created, so that `fetch` stays unchanged if the data are invalid.
  interceptor.listen()
  const sessions = createSessions({ storage, now })
  const codes = createCodes(now, storage)
  const services = { store, sessions, codes, now, newSecret: secrets.secret }

  return {
    /** The mock's tables. Tests read and change them directly. */
    store,
    switches,
    calls,
    now,
    today,
    fingerprint: fingerprintOf(data),
    /** Builds the indexes and values that the first calls on large tables need, step by step. */
    preparation: () => store.preparation(),
    /** Applies a change that another tab or an earlier page load has made. */
    apply: (change: RowChange) => tableOf(store, change.table).apply(change),
    ...accountsOf(services),
    /** Restores the native `fetch`. */
    shutdown: engine.shutdown,
  }
}

/** Returns a function that saves a row of a call's list again, the next row each time. */
function rowToucher(store: () => Store) {
  const listed = ['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'] as const
  let turn = 0
  return (call: CallName | null) => {
    const name = listed.find(table => call === `${table}.list`)
    if (name === undefined) return
    const table = store()[name]
    const row = table.all()[turn % Math.max(1, table.count())]
    turn += 1
    if (row) table.update(row.id, {})
  }
}

/** Returns functions that read the signed-in user and sign in without a call. */
function accountsOf({ store, sessions, codes }: Pick<Services, 'store' | 'sessions' | 'codes'>) {
  // Ids by seeded username, so that an account is found after its username changes.
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
    /** Subscribes to the start, renewal and end of sessions. */
    subscribe: sessions.subscribe,
    /** Returns the current code of the signed-in user's authenticator app; null when signed out. */
    currentCode: () => {
      const user = present()?.user
      return user ? codes.currentOf(user) : null
    },
    /**
     * Returns the signed-in user and the sign-in step; null when signed out. A seeded account is returned with its
     * seeded username.
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
     * Signs in a user up to `step`. A seeded account is found by its seeded username.
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

/** Returns a table by its run-time name. TypeScript cannot infer that a RowChange contains a row of this table. */
const tableOf = (store: Store, name: RowChange['table']) => store.tables[name] as { apply: (change: RowChange) => void }
