import ky, { isHTTPError, type KyInstance } from 'ky'
import type { Method } from '#contract/addresses.ts'
import { Problem } from '#domain/problem.ts'
import { isUuid } from '#rules/ids.ts'
import { noAnswer, noPage, problemOf, refusedWith, saidForPeople } from './call-problems.ts'

/** Query parameters; a list becomes one parameter for each value. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

export type ClientOptions = {
  /** The absolute address of the API: `https://api.example.com/api`. */
  address: string
  /** Milliseconds after which a call without a complete answer times out; 10 s by default. */
  timeout?: number | undefined
  /**
   * Called when a 401 says that the session ended. Resolves to true once the same user is verified again, and the call
   * is then repeated; rejects, or resolves to false, when the user does not sign in again.
   */
  onExpired?: (signal: AbortSignal | undefined) => Promise<boolean>
  /** Called with every answer, whatever its status. */
  onAnswer?: (answer: Response) => void
}

export type CallOptions = {
  query?: Query
  json?: unknown
  accept?: string
  signal?: AbortSignal | undefined
  /** A 401 of these calls is about the credentials, not about a session that ended. */
  isSignIn?: boolean
}

/** The calls to one API. Every failure is a {@link Problem}, except an abort, which stays one. */
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
 * The answer to a write: JSON, `OK`, an id, or nothing. Servers of this product send no other.
 * @throws Problem when it is a refusal nonetheless, or something else, such as the sign-in page of a network in
 * between.
 */
function told(text: string, request: string): unknown {
  if (text === '' || /^ok$/i.test(text) || isUuid(text)) return text
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch (error) {
    throw noPage(text, request, error)
  }
  const refusal = refusedWith(said, request)
  if (refusal) throw refusal
  return said
}

export function createClient({ address, timeout = 10_000, onExpired, onAnswer }: ClientOptions) {
  // ky's own limit ends with the headers of an answer, and a body can stall as well.
  const http: KyInstance = ky.create({
    prefix: address,
    credentials: 'include',
    // On Back browsers take stale answers from their cache, such as the previous user.
    cache: 'no-store',
    timeout: false,
    retry: 0,
  })

  /** The whole body of the answer. */
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
    const limit = () => setTimeout(() => stop(noAnswer(request, isWrite, isSignIn)), timeout)
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
      // For an aborted body browsers throw a copy of the reason, which is not a Problem any more.
      if (calling.signal.aborted) throw calling.signal.reason
      throw await saidForPeople(problemOf(error, request, isWrite, isSignIn), request, json)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  async function call(method: Method, path: string, options: CallOptions = {}): Promise<Blob> {
    try {
      return await once(method, path, options)
    } catch (error) {
      const hasEnded = error instanceof Problem && error.kind === 'unauthorized' && !options.isSignIn
      if (!hasEnded || !onExpired || !(await onExpired(options.signal))) throw error
      return once(method, path, options)
    }
  }

  return {
    /**
     * Reads, and returns the whole body of the answer with its `type` from the server: see {@link file://./answers.ts}.
     */
    read: (path: string, options?: CallOptions) => call('get', path, options),
    /**
     * Writes, and returns the answer: JSON, `OK`, an id, or an empty text.
     * @throws Problem, with `mayBeDone` if it is not known whether the server did it.
     */
    async write(method: Method, path: string, json?: unknown, options?: CallOptions): Promise<unknown> {
      const body = await call(method, path, { ...options, json })
      return told((await body.text()).trim(), `${method.toUpperCase()} ${path}`)
    },
  }
}
