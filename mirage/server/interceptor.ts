/** A call that stays on the page: the request with its body, and which route answers it, if any. */
export type Exchange = {
  method: string
  url: URL
  body: string
  signal: AbortSignal
  /** The route's verb and path, as in `get /users/:id`; null when no route answers. */
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
const withoutBody = new Set([204, 304])

type Options = {
  /** Calls to this origin, below `/api`, are answered here; all others go out as they are. */
  origin: string
  /** The clock that answers are dated by, in ms since 1970. */
  now: () => number
  /** Stands between the call and its answer: waits, fails, takes notes. */
  around: (exchange: Exchange, answer: () => Promise<Response>) => Promise<Response>
}

export type Interceptor = ReturnType<typeof createInterceptor>

/**
 * Answers `fetch` with Mirage's routes, through the `interceptor` option of Mirage's server. Unlike Mirage's own, it
 * leaves Request, Response and Headers native, keeps the reason of an abort, and also works where there is no window.
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
      return new Response(withoutBody.has(status) ? null : outgoing(content, headers), {
        status,
        headers: { Date: new Date(now()).toUTCString(), ...headers },
      })
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
          // Every parameter is one segment; what it holds is for the route to judge.
          const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
          const registered = server.registerRouteHandler(verb, path, handler, undefined, {})
          routes.push({ verb, path, pattern, handler: registered })
        }
      }
    },
    /** Mirage calls this when its settings change; nothing here depends on them. */
    config() {},
    /** Takes `fetch` over. */
    listen() {
      running = true
      globalThis.fetch = intercepted
    },
    shutdown() {
      running = false
      // Another mock may have been started since; it goes on answering.
      if (globalThis.fetch === intercepted) globalThis.fetch = native
    },
  }
}

/** 404 where nothing answers at a path; 405 where something does, but to other methods. */
function unanswered(method: string, path: string, here: readonly Route[]): Response {
  const message = `No call answers ${method} ${path}`
  if (here.length === 0) return Response.json({ error: 'Not Found', message }, { status: 404 })
  const allow = here.map(({ verb }) => verb.toUpperCase()).join(', ')
  return Response.json(
    { error: 'Method Not Allowed', message: `${message}; it takes ${allow}` },
    { status: 405, headers: { Allow: allow } },
  )
}

/** Mirage passes text only: a picture comes as one character for each byte. */
function outgoing(content: string, headers: Record<string, string>): BodyInit {
  const isPicture = headers['Content-Type']?.startsWith('image/')
  return isPicture ? Uint8Array.from(content, character => character.charCodeAt(0)) : content
}
