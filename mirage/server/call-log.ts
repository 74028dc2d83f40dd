import { createListeners } from '#domain/listeners.ts'
import { type DataChange, differenceOf, type Written } from './data-changes.ts'
import type { Exchange } from './interceptor.ts'
import { withoutSecrets } from './secrets.ts'

/** A call to the mock, and how it went. */
export type LoggedCall = {
  /** Unique, and ascending. */
  number: number
  /** The name of the call, such as `transactions.create`; null when no route answers it. */
  name: string | null
  method: string
  path: string
  /** The query as in the address, without the question mark. */
  query: string
  /** The body, parsed if it is JSON, with passwords blotted out. A very long one is a text, and cut. */
  body: unknown
  /** Null while the call is pending, and when there was no answer: a network failure, or an aborted call. */
  status: number | null
  /**
   * The body of the answer, with passwords and secrets blotted out, and cut if very long. The error if there was no
   * answer; empty while the call is pending.
   */
  answer: string
  /** When the call came, in ms since 1970, by the clock of the mock. */
  at: number
  /** When the call came, in ms, by `performance.now()`, which the mock's clock does not change. */
  begun: number
  /** How long the call took, waits included, in ms; null while it is pending. */
  took: number | null
  /** What the call changed in the data, in the order of the writes. */
  changes: readonly DataChange[]
}

/** How many calls are kept, and how many characters of a body. */
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
    // Not JSON: the log shows what was sent.
    return text
  }
}

/** The text of an answer, read from a clone so that the app can still read the answer itself. */
async function contentOf(response: Response): Promise<string> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('image/')) return `A picture (${type})`
  return cut(withoutSecrets(await response.clone().text()))
}

/**
 * The latest calls, oldest first, pending ones included. Each change makes a new list, so lists can be compared by
 * identity. `now` is the clock of the mock, in ms since 1970.
 */
export function createCallLog(now: () => number) {
  let list: readonly LoggedCall[] = []
  let count = 0
  /** Where writes are noted while a route answers; routes run synchronously, one after another. */
  let noting: Written[] | null = null
  const { notify, subscribe } = createListeners()
  const set = (calls: readonly LoggedCall[]) => {
    list = calls
    notify()
  }
  return {
    list: () => list,

    /**
     * Logs a call while it is answered. `answer` receives a function through which it must call the route, so that the
     * writes of the route are logged.
     */
    async follow(
      name: string | null,
      { method, url, body }: Exchange,
      answer: (ask: (route: () => Promise<Response>) => Promise<Response>) => Promise<Response>,
    ): Promise<Response> {
      count += 1
      const asked: LoggedCall = {
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
      set([...list.slice(1 - limit), asked])
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
        const place = list.indexOf(asked)
        const took = performance.now() - asked.begun
        // The call may have been dropped: by then more than the limit may have followed it.
        if (place >= 0) set(list.with(place, { ...asked, ...outcome, took, changes: written.map(differenceOf) }))
      }
    },

    /** Logs a write; it belongs to the call that is being answered, if there is one. */
    wrote: (write: Written) => void noting?.push(write),

    /** Removes all settled calls; pending ones stay. */
    clear: () => set(list.filter(({ took }) => took === null)),
    subscribe,
  }
}
