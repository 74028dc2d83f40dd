import { type DataChange, differenceOf, type Written } from './data-changes.ts'
import type { Exchange } from './interceptor.ts'
import { withoutSecrets } from './secrets.ts'

/** One call that the mock was asked, as it went. */
export type LoggedCall = {
  /** Tells it from all others, and grows. */
  number: number
  /** The name of the call, such as `transactions.create`; null when no route answers it. */
  name: string | null
  method: string
  path: string
  /** The query as it stood in the address, without the question mark. */
  query: string
  /** The body, parsed where it is JSON, with passwords blotted out; cut, and then a text, where it is very long. */
  body: unknown
  /** Null while it waits, and when no answer came: a network failure, or a call that was given up. */
  status: number | null
  /**
   * The body of the answer as it went out but for passwords and secrets, cut where it is very long; why there is none
   * where none came; empty while it waits.
   */
  answer: string
  /** When it was asked, in ms since 1970, by the clock of the mock. */
  at: number
  /** When it was asked, in ms, by `performance.now()`, which nobody sets. */
  begun: number
  /** How long it took, waits included, in ms; null while it waits. */
  took: number | null
  /** What it changed in the data, in the order of the writes. */
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

/** What an answer says, read off a copy, so that whoever asked can still read it. */
async function contentOf(response: Response): Promise<string> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('image/')) return `A picture (${type})`
  return cut(withoutSecrets(await response.clone().text()))
}

/**
 * The latest calls, those asked first before the others, with those that still wait. The list is a new one whenever one
 * is asked or settles, so it can be compared by identity.
 * `now` is the clock of the mock, in ms since 1970.
 */
export function createCallLog(now: () => number) {
  let list: readonly LoggedCall[] = []
  let count = 0
  /** Where the writes of the route that answers just now are noted; routes answer in one go, one after another. */
  let noting: Written[] | null = null
  const listeners = new Set<() => void>()
  const set = (calls: readonly LoggedCall[]) => {
    list = calls
    for (const listener of listeners) listener()
  }
  return {
    list: () => list,

    /**
     * Notes a call, lets it be answered, and notes how that went. `answer` gets a function to ask the route through, which sees
     * what the route writes.
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
        // Five hundred others may have been asked since.
        if (place >= 0) set(list.with(place, { ...asked, ...outcome, took, changes: written.map(differenceOf) }))
      }
    },

    /** Tells the log of a write; it belongs to the call that is being answered, if any is. */
    wrote: (write: Written) => void noting?.push(write),

    /** Forgets all that have settled; those that wait are still to come. */
    clear: () => set(list.filter(({ took }) => took === null)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
