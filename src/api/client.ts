import ky, { isHTTPError, type KyInstance } from 'ky'
import type { Method } from '#contract/addresses.ts'
import { noAnswer } from '#domain/response-problems.ts'
import { isUuid } from '#rules/ids.ts'
import { isRefusedSession, noPage, problemForUsers, problemOf, refusedInSession, refusedWith } from './call-problems.ts'
import { fetchEarly } from './early-responses.ts'

/** Query parameters. A list is sent as one parameter per value. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

export type ClientOptions = {
  /** Absolute URL of the API, such as `https://api.example.com/api`. */
  address: string
  /** Timeout in ms until the response is complete. By default, 10 s for reads and 30 s for writes. */
  timeout?: number | undefined
  /**
   * Called when a 401 might mean that the session expired. The client repeats the request only if the promise resolves
   * to true: the same user is signed in.
   */
  onExpired?: (signal: AbortSignal | undefined) => Promise<boolean>
  /** Called with every response of any status. */
  onAnswer?: (answer: Response) => void
}

export type CallOptions = {
  query?: Query
  json?: unknown
  accept?: string
  signal?: AbortSignal | undefined
  /** True if a 401 means wrong credentials instead of an expired session. */
  isSignIn?: boolean
}

/** Default timeouts in ms. Longer for writes, because their result is unknown after a timeout. */
const timeouts = { read: 10_000, write: 30_000 }

/** HTTP client for one API. Calls reject with a {@link Problem}, or with the abort reason. */
export type Client = ReturnType<typeof createClient>

function searchOf(query: Query = {}): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each))
  }
  return search
}

/**
 * Parses the response to a write: JSON, `OK`, an id, or an empty text.
 * @throws Problem for an error body or any other content, such as a proxy's sign-in page.
 */
function parseBody(text: string, request: string): unknown {
  if (text === '' || /^ok$/i.test(text) || isUuid(text)) return text
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw noPage(text, request, error)
  }
  const refusal = refusedWith(content, request)
  if (refusal) throw refusal
  return content
}

export function createClient({ address, timeout, onExpired, onAnswer }: ClientOptions) {
  // Disables ky's timeout, which covers only the response headers. The body can stall too.
  const http: KyInstance = ky.create({
    prefix: address,
    fetch: fetchEarly,
    credentials: 'include',
    // On Back, the browser's cache could return a stale response, such as that of the previous user.
    cache: 'no-store',
    timeout: false,
    retry: 0,
  })

  /** Sends a request once and returns the complete response body. */
  async function once(method: Method, path: string, options: CallOptions): Promise<Blob> {
    const { query, json, accept, signal, isSignIn } = options
    const searchParams = searchOf(query)
    const request = `${method.toUpperCase()} ${path}${searchParams.size > 0 ? `?${searchParams}` : ''}`
    const isWrite = method !== 'get'
    const calling = new AbortController()
    const { promise: stopped, reject } = Promise.withResolvers<never>()
    const stop = (reason: unknown) => {
      calling.abort(reason)
      reject(reason)
    }
    const onAbort = () => stop(signal?.reason)
    const limit = () =>
      setTimeout(
        () => stop(noAnswer(request, isWrite, isSignIn)),
        timeout ?? timeouts[method === 'get' ? 'read' : 'write'],
      )
    let timer = limit()
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    try {
      const answering = http(path, {
        method,
        searchParams,
        headers: { accept: accept ?? 'application/json' },
        ...(json === undefined ? {} : { json }),
        signal: calling.signal,
      })
      const response = await Promise.race([answering, stopped])
      onAnswer?.(response)
      clearTimeout(timer)
      timer = limit()
      return await Promise.race([response.blob(), stopped])
    } catch (error) {
      if (isHTTPError(error)) onAnswer?.(error.response)
      // If a call is aborted while the body loads, browsers throw a copy of the abort reason that is not a Problem.
      if (calling.signal.aborted) throw calling.signal.reason
      throw problemForUsers(problemOf(error, request, isWrite, isSignIn), request, json)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  async function call(method: Method, path: string, options: CallOptions = {}): Promise<Blob> {
    try {
      return await once(method, path, options)
    } catch (error) {
      if (options.isSignIn || !isRefusedSession(error) || !onExpired || !(await onExpired(options.signal))) throw error
    }
    try {
      return await once(method, path, options)
    } catch (error) {
      throw isRefusedSession(error) ? refusedInSession(error) : error
    }
  }

  return {
    /** Reads the complete response body as a Blob with its MIME type. {@link file://./answers.ts} parses it. */
    read: (path: string, options?: CallOptions) => call('get', path, options),
    /**
     * Sends a write and returns the parsed response: JSON, `OK`, an id, or an empty text.
     * @throws Problem, with `mayBeDone` if the server might have processed the request.
     */
    async write(method: Method, path: string, json?: unknown, options?: CallOptions): Promise<unknown> {
      const body = await call(method, path, { ...options, json })
      return parseBody((await body.text()).trim(), `${method.toUpperCase()} ${path}`)
    },
  }
}
