import ky, { type KyInstance } from 'ky'
import type * as z from 'zod/mini'
import { Problem } from '#domain/problem.ts'
import { itemOf } from '#schemas/envelope.ts'
import { id } from '#schemas/parts.ts'
import { contractBroken, problemOf } from './problems.ts'

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
}

type CallOptions = {
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

async function parsed<T extends z.ZodMiniType>(response: Response, schema: T): Promise<z.output<T>> {
  const text = await response.text()
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    throw contractBroken(`Not JSON: ${text.slice(0, 500)}`, error)
  }
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  throw contractBroken(JSON.stringify(result.error.issues.slice(0, 5), null, 2), result.error)
}

export function createClient({ address, timeout = 10_000, onExpired }: ClientOptions) {
  const http: KyInstance = ky.create({ prefix: address, credentials: 'include', timeout, retry: 0 })

  async function once(method: Method, path: string, { query, json, accept, signal }: CallOptions): Promise<Response> {
    try {
      return await http(path, {
        method,
        searchParams: searchOf(query),
        headers: { accept: accept ?? 'application/json' },
        ...(json === undefined ? {} : { json }),
        ...(signal ? { signal } : {}),
      })
    } catch (error) {
      throw problemOf(error)
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
    call,
    /** Reads and parses an answer; one that the schema refuses is a `contract` problem. */
    async read<T extends z.ZodMiniType>(path: string, schema: T, options?: CallOptions): Promise<z.output<T>> {
      return parsed(await call('get', path, options), schema)
    },
    /** Reads one record out of its envelope. */
    async item<T extends z.ZodMiniType>(path: string, row: T, options?: CallOptions): Promise<z.output<T>> {
      const answer = await parsed(await call('get', path, options), itemOf(row))
      return (answer as { item: z.output<T> }).item
    },
    /** Writes, and relies on nothing in the answer. */
    async write(method: Exclude<Method, 'get'>, path: string, json?: unknown, options?: CallOptions): Promise<void> {
      await call(method, path, { ...options, json })
    },
    /** Creates, and gives the new id: from an envelope, or from a bare id as text or JSON. */
    async create(path: string, json: unknown, options?: CallOptions): Promise<string> {
      const text = await (await call('post', path, { ...options, json })).text()
      const found = idIn(text)
      if (found === null) throw contractBroken(`No id in the answer: ${text.slice(0, 500)}`)
      return found
    },
  }
}

function idIn(text: string): string | null {
  let answer: unknown = text.trim()
  try {
    answer = JSON.parse(text)
  } catch {
    // A bare id is no JSON; it is read as it stands.
  }
  const item = typeof answer === 'object' && answer !== null && 'item' in answer ? answer.item : answer
  const candidate = typeof item === 'object' && item !== null && 'id' in item ? item.id : item
  const result = id.safeParse(candidate)
  return result.success ? result.data : null
}
