import { createCallLog } from './calls.ts'
import { createCodes } from './codes.ts'
import { startEngine } from './engine.ts'
import { createInterceptor } from './interceptor.ts'
import { type CallName, routes } from './routes/all.ts'
import { createDefaultScenario, type Scenario } from './scenarios/default.ts'
import { createChance } from './seed/chance.ts'
import { availableStorage, createSessions } from './sessions.ts'
import { createStore } from './store.ts'
import { createSwitches } from './switches.ts'

type Options = {
  /** The same seed gives the same data all day long. */
  seed?: string
  /** The clock of the server, in ms since 1970. */
  now?: () => number
  /** How long an answer takes at first, in ms. */
  latency?: number
  /** Makes the data that the mock starts with. */
  scenario?: Scenario
  /** Where the session is kept over a reload; null for nowhere. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Where the page is: calls to `/api` there are answered. */
  origin?: string
}

/** How far somebody has got with signing in. */
export type Step = 'signed-in' | 'enrolling' | 'verified'

const day = 86_400_000

/** A running mock of the server. */
export type Mock = ReturnType<typeof startMock>

/** Starts the mock: from now on, `fetch` to `/api` of this page is answered by it, until it is shut down. */
export function startMock({
  seed = 'threereco',
  now = Date.now,
  latency = 150,
  scenario = createDefaultScenario(),
  storage = availableStorage(),
  origin = globalThis.location?.origin ?? 'http://localhost',
}: Options = {}) {
  const chance = createChance(seed)
  const ids = chance.fork('ids')
  const secrets = chance.fork('secrets')
  const data = scenario({ chance, newId: ids.uuid, today: Math.floor(now() / day) * day })

  const calls = createCallLog()
  const names = new Map(routes.map(({ verb, path, name }): [string, CallName] => [`${verb} ${path}`, name]))
  const switches = createSwitches<CallName>({ latency, endSession: () => sessions.end() })
  const interceptor = createInterceptor({
    origin,
    async around(exchange, answer) {
      const name = exchange.route === null ? null : (names.get(exchange.route) ?? null)
      let status: number | null = null
      try {
        const response = await switches.apply(name, exchange, answer)
        status = response.status
        return response
      } finally {
        const { method, url, body } = exchange
        calls.add({ name, method, path: url.pathname, query: url.search.slice(1), body, status, at: now() })
      }
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
  const store = createStore(engine.shelf, now)
  const sessions = createSessions({ storage, now })
  const codes = createCodes(now)
  const services = { store, sessions, codes, now, newSecret: secrets.secret }

  return {
    /** The data, for tests that have to look or change behind the calls. */
    store,
    switches,
    calls,
    now,
    /** Calls back whenever a session starts, goes on or ends. */
    subscribe: sessions.subscribe,
    /** The code that the authenticator app of whoever is signing in shows now; null when nobody is. */
    currentCode: () => {
      const session = sessions.current()
      const user = session && store.users.get(session.userId)
      return user ? codes.currentOf(user) : null
    },
    /** Puts somebody where signing in would: before the first code, before a later one, or behind it. */
    signInAs: (username: string, step: Step) => {
      const user = store.userNamed(username)
      if (!user) throw new Error(`Nobody is called ${username}`)
      store.users.update(user.id, { mfaEnabled: step !== 'enrolling' })
      sessions.start(user.id, step === 'verified')
    },
    /** Gives `fetch` back. */
    shutdown: engine.shutdown,
  }
}
