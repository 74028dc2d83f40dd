import { createListeners } from '#domain/listeners.ts'
import { type DataChange, differenceOf, type Written } from './data-changes.ts'
import type { Exchange } from './interceptor.ts'
import { RouteResponse } from './route-response.ts'
import { withoutSecrets } from './secrets.ts'

export type LoggedCall = {
  /** Unique and ascending. */
  number: number
  /** Name of the call, such as `transactions.create`; null if no route matches. */
  name: string | null
  method: string
  path: string
  /** Query string without the question mark. */
  query: string
  /** Body, parsed if it is JSON, with redacted passwords. A very long body is truncated text. */
  body: unknown
  /** Null while the call is pending, and after a network failure or abort. */
  status: number | null
  /**
   * Body of the response, with redacted secrets, truncated if very long. The error if there was no response; empty
   * while the call is pending.
   */
  answer: string
  /** Start of the call by the mock's clock, in ms since 1970. */
  at: number
  /** Start of the call by `performance.now()`, in ms. The mock's clock does not affect this value. */
  begun: number
  /** Duration of the call including delays, in ms; null while it is pending. */
  took: number | null
  /** Changes of the data, in the order of the writes. */
  changes: readonly DataChange[]
}

/** Maximum numbers of calls, and of characters in a body. */
const limit = 500
const longest = 20_000

const cut = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (cut: ${text.length} characters in all)`

function readable(body: string): unknown {
  if (body === '') return null
  const text = withoutSecrets(body)
  if (text.length > longest) return cut(text)
  try {
    return JSON.parse(text)
  } catch {
    // The text is not JSON, so the log shows it unchanged.
    return text
  }
}

/**
 * Returns the text of a response. Reads a clone if the response is not from a route, so that the app can still read the
 * body.
 */
async function contentOf(response: Response): Promise<string> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('image/')) return `A picture (${type})`
  const text = response instanceof RouteResponse ? response.content : await response.clone().text()
  return cut(withoutSecrets(text))
}

/**
 * Creates a log of the latest calls, oldest first, including pending ones. Each change creates a new list, so lists can
 * be compared by identity. `now` is the mock's clock, in ms since 1970.
 */
export function createCallLog(now: () => number) {
  let list: readonly LoggedCall[] = []
  let count = 0
  /** Collects writes of the current route. Routes run synchronously, one at a time. */
  let noting: Written[] | null = null
  const { notify, subscribe } = createListeners()
  const set = (calls: readonly LoggedCall[]) => {
    list = calls
    notify()
  }
  return {
    list: () => list,

    /**
     * Logs a call while it is processed. `answer` receives a function that must wrap the route, so that the log
     * includes the route's writes.
     */
    async follow(
      name: string | null,
      { method, url, body }: Exchange,
      answer: (ask: (route: () => Promise<Response>) => Promise<Response>) => Promise<Response>,
    ): Promise<Response> {
      count += 1
      const entry: LoggedCall = {
        number: count,
        name,
        method,
        path: url.pathname,
        query: url.search.slice(1),
        body: readable(body),
        status: null,
        answer: '',
        at: now(),
        begun: performance.now(),
        took: null,
        changes: [],
      }
      set([...list.slice(1 - limit), entry])
      const written: Written[] = []
      let outcome: Pick<LoggedCall, 'status' | 'answer'> = { status: null, answer: '' }
      try {
        const response = await answer(route => {
          noting = written
          try {
            return route()
          } finally {
            noting = null
          }
        })
        outcome = { status: response.status, answer: await contentOf(response) }
        return response
      } catch (error) {
        outcome = { status: null, answer: String(error) }
        throw error
      } finally {
        const place = list.indexOf(entry)
        const took = performance.now() - entry.begun
        // The log drops old calls above its limit, so this call might be gone.
        if (place >= 0) set(list.with(place, { ...entry, ...outcome, took, changes: written.map(differenceOf) }))
      }
    },

    /** Adds a write to the current call, if any. */
    wrote: (write: Written) => void noting?.push(write),

    /** Removes all settled calls. Pending ones remain. */
    clear: () => set(list.filter(({ took }) => took === null)),
    subscribe,
  }
}
