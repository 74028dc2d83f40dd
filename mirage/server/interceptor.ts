import { RouteResponse } from './route-response.ts'

export type Exchange = {
  method: string
  url: URL
  body: string
  signal: AbortSignal
  /** Verb and path of the route, such as `get /users/:id`; null if no route matches. */
  route: string | null
}

type MirageRequest = {
  url: string
  method: string
  params: Record<string, string>
  queryParams: Record<string, string>
  requestHeaders: Record<string, string>
  requestBody: string
}
type Handler = (request: MirageRequest) => Promise<[status: number, headers: Record<string, string>, body: string]>
type MirageServer = {
  registerRouteHandler(verb: string, path: string, handler: unknown, code: undefined, options: object): Handler
  [verb: string]: unknown
}
type Route = { verb: string; path: string; pattern: RegExp; handler: Handler }

const verbs = ['get', 'post', 'put', 'delete']

type Options = {
  /** The interceptor handles calls to `/api` of this origin. All others use the network. */
  origin: string
  /** Clock of the `Date` header, in ms since 1970. */
  now: () => number
  /** Wraps each response: delays it, makes it fail, logs it. */
  around: (exchange: Exchange, answer: () => Promise<Response>) => Promise<Response>
}

export type Interceptor = ReturnType<typeof createInterceptor>

/**
 * Handles `fetch` with Mirage's routes, through the `interceptor` option of Mirage's server. Unlike Mirage's own
 * interceptor, it keeps the native Request, Response and Headers and the reason of an abort, and works without a
 * window.
 */
export function createInterceptor({ origin, now, around }: Options) {
  const prefix = '/api'
  const routes: Route[] = []
  const native = globalThis.fetch
  let running = false

  async function answer(request: Request, url: URL, body: string): Promise<Response> {
    request.signal.throwIfAborted()
    const path = url.pathname.slice(prefix.length)
    const verb = request.method.toLowerCase()
    const here = routes.filter(route => route.pattern.test(path))
    const route = here.find(route => route.verb === verb)
    const exchange = { method: request.method, url, body, signal: request.signal }
    if (!route) {
      return around({ ...exchange, route: null }, async () => unanswered(request.method, url.pathname, here))
    }
    return around({ ...exchange, route: `${route.verb} ${route.path}` }, async () => {
      const [status, headers, content] = await route.handler({
        url: url.href,
        method: request.method,
        params: { ...route.pattern.exec(path)?.groups },
        queryParams: Object.fromEntries(url.searchParams),
        requestHeaders: Object.fromEntries(request.headers),
        requestBody: body,
      })
      return new RouteResponse(content, { status, headers: { Date: new Date(now()).toUTCString(), ...headers } })
    })
  }

  const intercepted: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    const ours = url.origin === origin && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`))
    if (!ours || !running) return native(input, init)
    const request = new Request(input instanceof Request ? input : url, init)
    return answer(request, url, await request.text())
  }

  return {
    create(server: MirageServer) {
      for (const verb of verbs) {
        server[verb] = (path: string, handler: unknown) => {
          // Every parameter matches one segment; the route checks its value.
          const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
          const registered = server.registerRouteHandler(verb, path, handler, undefined, {})
          routes.push({ verb, path, pattern, handler: registered })
        }
      }
    },
    /** Mirage calls this method when its settings change. The interceptor uses no settings. */
    config() {},
    listen() {
      running = true
      globalThis.fetch = intercepted
    },
    shutdown() {
      running = false
      // Another mock might have started later and must continue to handle calls.
      if (globalThis.fetch === intercepted) globalThis.fetch = native
    },
  }
}

/** Returns 404 if no route has this path, and 405 if one has it with other methods. */
function unanswered(method: string, path: string, here: readonly Route[]): Response {
  const message = `No call answers ${method} ${path}`
  if (here.length === 0) return Response.json({ error: 'Not Found', message }, { status: 404 })
  const allow = here.map(({ verb }) => verb.toUpperCase()).join(', ')
  return Response.json(
    { error: 'Method Not Allowed', message: `${message}; it takes ${allow}` },
    { status: 405, headers: { Allow: allow } },
  )
}
