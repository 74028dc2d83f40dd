import { fromCallback } from 'xstate'
import {
  isReadToEnd,
  lastReading,
  type PageEvent,
  type PageRead,
  type PageSeen,
  pageCount,
} from '#domain/pages-read.ts'
import { toProblem } from '#domain/problem.ts'
import { fakeActors, type Script } from '#machines/fakes.ts'

/** Returns a page with these rows. By default, the total is the number of rows. */
export const somePageRead = <Row extends { id: string }>(
  items: readonly Row[],
  { page = 1, pages = 1, count = items.length, isSecond = false }: Partial<PageSeen> = {},
): PageRead<Row> => ({ page, isSecond, ids: items.map(({ id }) => id), count, pages, items, unreadable: [] })

/** Returns the pages of a list, one for each array of rows. */
export const pagesOf = <Row extends { id: string }>(...rows: ReadonlyArray<readonly Row[]>): PageRead<Row>[] =>
  rows.map((items, at) => somePageRead(items, { page: at + 1, pages: rows.length, count: rows.flat().length }))

/**
 * Returns the number of the next page to read; null at the end of the list. Returns page 1 again if the list must be
 * read a second time.
 */
function nextPage(read: readonly PageSeen[], failed: ReadonlySet<number>) {
  const last = lastReading(read)
  const isSecond = last.some(page => page.isSecond)
  for (let page = 1; page <= pageCount(read); page += 1) {
    if (!failed.has(page) && last.every(other => other.page !== page)) return { page, isSecond }
  }
  return failed.size > 0 || isReadToEnd(read) ? null : { page: 1, isSecond: true }
}

/**
 * Fakes for machines that read a list. `readPages` calls `page` for each page number and sends the result, one page
 * after another. `calls` has one entry per page.
 */
export function readingFakes<Row, Input extends { read: readonly PageSeen[] }>({
  page,
  ...script
}: Script<'readPages'> & { page: (page: number) => PageRead<Row> }) {
  const { outcomeOf, calls } = fakeActors<'readPages'>(script)
  const readPages = fromCallback<PageEvent<Row>, Input>(({ input, sendBack, self }) => {
    const over = new AbortController()
    const read = [...input.read]
    const failed = new Set<number>()
    const send = async (next: { page: number; isSecond: boolean }) => {
      try {
        const call = { src: 'readPages', input: next, signal: over.signal } as const
        const answer = { ...(await outcomeOf(call, self, () => page(next.page))), ...next }
        read.push(answer)
        sendBack({ type: 'page.read', page: answer })
      } catch (error) {
        failed.add(next.page)
        sendBack({ type: 'page.failed', page: next.page, problem: toProblem(error) })
      }
      await sendAll()
    }
    const sendAll = async (): Promise<void> => {
      const next = nextPage(read, failed)
      if (next && !over.signal.aborted) await send(next)
    }
    void sendAll()
    return () => over.abort()
  })
  return { calls, actors: { readPages } }
}
