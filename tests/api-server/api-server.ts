import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallName } from '#contract/addresses.ts'
import { type Mock, type Step, startMock } from '#mirage/mock.ts'
import { mockRoutes } from '#mirage/routes/all-routes.ts'
import { errorResponse } from '#mirage/rules/error-messages.ts'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import type { ServerName } from '#mirage/situation/situation.ts'
import { type Site, serve } from '#tools/serve.ts'
import { createFaults, type Faults, strangersPage } from './faults.ts'
import { send } from './send.ts'
import { browserCookie, cookieOf, createVisitors, idIn, type Visitor } from './visitors.ts'

/** A received call: its user and the mock's response; null if the call did not get that far. */
export type Served = {
  name: CallName | null
  method: string
  path: string
  by: string | null
  status: number | null
}

export type ApiServer = {
  /** Origin without a trailing slash. */
  url: string
  /** The mock behind the server. For anything with a session (signing in, codes), use {@link ApiServer.signInAs}. */
  mock: Mock
  faults: Faults
  /** Calls since the start, in order of arrival. */
  served: readonly Served[]
  /** Returns a cookie for `context.addCookies` of a browser at `url`, with a session that is signed in up to `step`. */
  signInAs(username: string, step?: Step, url?: string): ReturnType<typeof browserCookie>
  /** Returns the current code of this user's authenticator app. */
  codeOf(username: string): string
  /** Ends every session, like hours without a call. */
  endSessions(): void
  /** Breaks all connections, and starts to listen again at the same address. Data and sessions stay. */
  restart(): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** A built app to serve at every path except `/api`, like a reverse proxy. */
  site?: string
  /** Another origin that can call with cookies. */
  allow?: string
  scenario?: Scenario
  /** Server that the mock imitates. */
  as?: ServerName
  /** Clock of the server, in ms since 1970. */
  now?: () => number
  /** True if the server replaces the ids of new records. */
  ignoresIds?: boolean
}

const patterns = mockRoutes.map(({ name, verb, path }) => ({
  name,
  verb,
  pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}))
const nameOf = (method: string, path: string): CallName | null =>
  patterns.find(({ verb, pattern }) => verb === method.toLowerCase() && pattern.test(path))?.name ?? null

const withoutId = (body: string) => JSON.stringify({ ...(JSON.parse(body) as object), id: undefined })

let started = 0

/**
 * Starts a server on a free local port. It answers `/api` with the mock over real connections, and keeps each browser's
 * session in an HttpOnly cookie. Its faults break calls like networks and servers do.
 */
export async function startApiServer({
  site,
  allow,
  scenario,
  as,
  now = Date.now,
  ignoresIds = false,
}: Options = {}): Promise<ApiServer> {
  started += 1
  // An address without a server, which only distinguishes several mocks.
  const inside = `http://mock-${started}.invalid`
  const visitors = createVisitors()
  const faults = createFaults()
  const served: Served[] = []
  const { storage } = visitors
  const mock = startMock({
    origin: inside,
    storage,
    now,
    latency: 0,
    ...(scenario && { scenario }),
    ...(as && { server: as }),
  })
  const files: Site | null = site === undefined ? null : await serve(site, { isCompressedAhead: true })

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    const { method = 'GET', headers } = request
    if (allow !== undefined) {
      response.setHeader('access-control-allow-origin', allow)
      response.setHeader('access-control-allow-credentials', 'true')
      response.setHeader('access-control-allow-headers', 'content-type')
      response.setHeader('access-control-expose-headers', 'retry-after')
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
    }
    if (method === 'OPTIONS') return response.writeHead(204).end()
    const name = nameOf(method, url.pathname)
    const visitor: Visitor = { id: idIn(headers.cookie) }
    const fault = faults.take(name)
    const call: Served = { name, method, path: url.pathname, by: null, status: null }
    served.push(call)
    if (fault?.kind === 'refused') return request.socket.resetAndDestroy()
    const body = await text(request)
    if (fault?.kind === 'answer-lost' && faults.isResent(`${method} ${request.url} ${body}`)) {
      return request.socket.resetAndDestroy()
    }
    if (fault?.kind === 'timeout') return
    if (fault?.kind === 'status') return send(response, errorResponse(fault.status, fault), fault)
    if (fault?.kind === 'html') return send(response, strangersPage(), fault)
    if (fault?.kind === 'session-ended') visitors.end(visitor.id)
    if (fault?.kind === 'delayed') await wait(fault.ms)
    const { id } = visitor
    const result = await visitors.as(visitor, () => {
      call.by = mock.signedInUser()?.username ?? null
      return fetch(`${inside}${url.pathname}${url.search}`, {
        method,
        headers: { accept: headers.accept ?? '*/*', 'content-type': headers['content-type'] ?? '' },
        ...(body !== '' && { body: ignoresIds && name?.endsWith('.create') ? withoutId(body) : body }),
      })
    })
    call.status = result.status
    if (fault?.kind === 'saved-status') return send(response, errorResponse(fault.status), undefined)
    if (visitor.id !== id) response.setHeader('set-cookie', cookieOf(visitor.id))
    return send(response, result, fault, headers['accept-encoding'])
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', inside)
    if (url.pathname.startsWith('/api/')) {
      answer(request, response, url).catch((error: unknown) => {
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end(String(error))
      })
    } else if (files) passOn(request, response, files.url)
    else response.writeHead(404).end('Not found')
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
  const stop = async () => {
    const closed = new Promise<void>(resolve => {
      server.close(() => resolve())
    })
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  return {
    url: origin,
    mock,
    faults,
    served,
    signInAs(username, step = 'verified', url = origin) {
      const visitor: Visitor = { id: null }
      visitors.as(visitor, () => mock.signInAs(username, step))
      return browserCookie(visitor.id ?? '', url)
    },
    codeOf(username) {
      const visitor: Visitor = { id: null }
      return visitors.as(visitor, () => {
        mock.signInAs(username, mock.store.userNamed(username)?.mfaEnabled ? 'signed-in' : 'enrolling')
        const code = mock.currentCode()
        mock.signOut()
        return code ?? ''
      })
    },
    endSessions: visitors.endAll,
    async restart() {
      await stop()
      await listen(port)
    },
    async close() {
      await Promise.all([stop(), files?.close()])
      mock.shutdown()
    },
  }
}

/** Forwards a request to another server, like a reverse proxy. */
function passOn(request: IncomingMessage, response: ServerResponse, to: string) {
  const passed = ask(`${to}${request.url}`, { method: request.method ?? 'GET', headers: request.headers }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
