import type { Exchange } from './interceptor.ts'

/** How a call is made to fail. */
export type Failure =
  /** The server refuses with this status; 429 and 503 may say how long to wait, in s. */
  | { kind: 'status'; status: number; message?: string; retryAfter?: number }
  /** No connection. */
  | { kind: 'network' }
  /** No answer, ever: the app has to give up by itself. */
  | { kind: 'timeout' }
  /** A web page in place of JSON, as from a gateway; 502 unless said otherwise. */
  | { kind: 'notJson'; status?: number }
  /** JSON, but not what was agreed. */
  | { kind: 'wrongShape' }
  /** The session has ended meanwhile. */
  | { kind: 'sessionEnded' }

type Set<Name> = { call: Name | '*'; failure: Failure; times: 'once' | 'always' }

/** A wait that ends early, with the reason of the signal, when the call is given up. */
function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined
    function giveUp() {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    function done() {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** Makes calls slow or fail on demand, for tests and for people. */
export function createSwitches<Name extends string>({
  latency,
  endSession,
}: {
  latency: number
  endSession: () => void
}) {
  let set: ReadonlyArray<Set<Name>> = []

  const take = (name: Name | null) => {
    const next = set.find(({ call }) => call === '*' || call === name)
    if (next?.times === 'once') set = set.filter(other => other !== next)
    return next?.failure
  }

  const switches = {
    /** How long every answer takes, in ms. */
    latency,
    /** Makes a call (or every call, `*`) fail, the next time or always. Gives a function that takes it back. */
    fail(call: Name | '*', { times = 'once', ...failure }: Failure & { times?: 'once' | 'always' }) {
      const entry: Set<Name> = { call, failure, times }
      set = [...set, entry]
      return () => {
        set = set.filter(other => other !== entry)
      }
    },
    /** What is set to fail. */
    failures: () => set,
    /** Lets everything work again. */
    clear() {
      set = []
    },
    /** The answer as the switches want it. */
    async apply(name: Name | null, { signal }: Exchange, answer: () => Promise<Response>): Promise<Response> {
      if (switches.latency > 0) await pause(switches.latency, signal)
      const failure = take(name)
      switch (failure?.kind) {
        case undefined:
          return answer()
        case 'status': {
          const { status, message = 'The mock was told to fail this call', retryAfter } = failure
          const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
          return Response.json(
            { error: statusTexts[status] ?? `Status ${status}`, message },
            { status, ...(headers && { headers }) },
          )
        }
        case 'network':
          // The very words of Chromium, which clients look for.
          throw new TypeError('Failed to fetch')
        case 'timeout':
          await pause(Number.POSITIVE_INFINITY, signal)
          return answer()
        case 'notJson':
          return new Response('<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>', {
            status: failure.status ?? 502,
            headers: { 'Content-Type': 'text/html' },
          })
        case 'wrongShape':
          return Response.json({ item: { id: 7 }, items: 'none' })
        case 'sessionEnded':
          endSession()
          return answer()
      }
    },
  }
  return switches
}
