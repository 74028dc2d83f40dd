import ky, { isHTTPError, type KyInstance } from 'ky'
import { Problem } from '#domain/problem.ts'
import { problemOf } from './problems.ts'

/** Query parameters; a list becomes one parameter for each value. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

export type ClientOptions = {
  /** Where the API lives, absolute: `https://api.example.com/api`. */
  address: string
  /** Milliseconds after which a call counts as timed out; 10 s unless given. */
  timeout?: number
  /**
   * Called when a 401 says that the session ended. Resolves once the same person is signed in again, and the call is
   * then made once more; rejects, or resolves false, when nobody is.
   */
  onExpired?: (signal: AbortSignal | undefined) => Promise<boolean>
  /** Told of every answer that came, whatever its status. */
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

type Method = 'get' | 'post' | 'put' | 'delete'

/** Calls of one API address. Every failure is a {@link Problem}, except an abort, which stays one. */
export type Client = ReturnType<typeof createClient>

function searchOf(query: Query = {}): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each))
  }
  return search
}

export function createClient({ address, timeout = 10_000, onExpired, onAnswer }: ClientOptions) {
  const http: KyInstance = ky.create({ prefix: address, credentials: 'include', timeout, retry: 0 })

  async function once(
    method: Method,
    path: string,
    { query, json, accept, signal, isSignIn }: CallOptions,
  ): Promise<Response> {
    try {
      const answer = await http(path, {
        method,
        searchParams: searchOf(query),
        headers: { accept: accept ?? 'application/json' },
        ...(json === undefined ? {} : { json }),
        ...(signal ? { signal } : {}),
      })
      onAnswer?.(answer)
      return answer
    } catch (error) {
      if (isHTTPError(error)) onAnswer?.(error.response)
      throw problemOf(error, method !== 'get' && !isSignIn)
    }
  }

  async function call(method: Method, path: string, options: CallOptions = {}): Promise<Response> {
    try {
      return await once(method, path, options)
    } catch (error) {
      const hasEnded = error instanceof Problem && error.kind === 'unauthorized' && !options.isSignIn
      if (!hasEnded || !onExpired || !(await onExpired(options.signal))) throw error
      return once(method, path, options)
    }
  }

  return {
    /** Makes a call and gives its answer, unread: see {@link file://./answers.ts}. */
    call,
    /** Writes, and relies on nothing in the answer. */
    async write(method: Exclude<Method, 'get'>, path: string, json?: unknown, options?: CallOptions): Promise<void> {
      await call(method, path, { ...options, json })
    },
  }
}
