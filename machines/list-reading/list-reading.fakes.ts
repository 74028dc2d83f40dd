import { fromCallback } from 'xstate'
import {
  currentPass,
  isCompletePass,
  type PageEvent,
  type PageRead,
  type PageSeen,
  type PagesRead,
  pageCount,
  pageSpanOf,
  readingStateOf,
  withPage,
} from '#domain/pages-read.ts'
import { toProblem } from '#domain/problem.ts'
import { textHash } from '#domain/text-hash.ts'
import { fakeActors, type Script } from '#machines/fakes.ts'

type FakeRow = { id: string; createdAt?: string }

/** Returns a page with these rows. By default, the total is the number of rows. */
export const somePageRead = <Row extends FakeRow>(
  items: readonly Row[],
  { page = 1, pages = 1, count = items.length, listVersion = 'a version', ...seen }: Partial<PageSeen> = {},
): PageRead<Row> => ({
  page,
  pages,
  count,
  listVersion,
  ids: items.map(({ id }) => id),
  repeated: 0,
  content: textHash(JSON.stringify(items)),
  span: pageSpanOf(items.flatMap(({ createdAt }) => createdAt ?? [])),
  requestedAt: 0,
  since: null,
  items,
  unreadable: [],
  ...seen,
})

/** Returns the pages of a list, one for each array of rows. */
export const pagesOf = <Row extends FakeRow>(...rows: ReadonlyArray<readonly Row[]>): PageRead<Row>[] =>
  rows.map((items, at) => somePageRead(items, { page: at + 1, pages: rows.length, count: rows.flat().length }))

/** Returns the number of the next page to read; null if a page failed or no page is missing. */
function nextPage(read: PagesRead, failed: ReadonlySet<number>): number | null {
  const { pages } = currentPass(read)
  if (isCompletePass(currentPass(read))) return null
  for (let page = 1; page <= pageCount(pages); page += 1) {
    if (!failed.has(page) && pages.every(other => other.page !== page)) return page
  }
  return null
}

/**
 * Fakes for machines that read a list. `readPages` calls `page` for each page number and sends the result, one page
 * after another, then the verification. `calls` has one entry per page.
 */
export function readingFakes<Row extends FakeRow, Input extends { read: PagesRead }>({
  page,
  ...script
}: Script<'readPages'> & { page: (page: number) => PageRead<Row> }) {
  const { outcomeOf, calls } = fakeActors<'readPages'>(script)
  const readPages = fromCallback<PageEvent<Row>, Input>(({ input, sendBack, self }) => {
    const over = new AbortController()
    let read: PagesRead = input.read
    const failed = new Set<number>()
    const take = (number: number, answer: PageRead<Row>) => {
      const pageRead = { ...answer, page: number, since: input.read.since }
      read = withPage(read, pageRead)
      sendBack({ type: 'page.read', page: pageRead })
    }
    const send = async (next: number) => {
      try {
        const call = { src: 'readPages', input: { page: next }, signal: over.signal } as const
        take(next, await outcomeOf(call, self, () => page(next)))
      } catch (error) {
        failed.add(next)
        sendBack({ type: 'page.failed', page: next, problem: toProblem(error) })
      }
      await sendAll()
    }
    const sendAll = async (): Promise<void> => {
      const next = nextPage(read, failed)
      if (over.signal.aborted || readingStateOf(read) !== 'reading') return
      if (next !== null) await send(next)
      else if (failed.size === 0) {
        take(1, page(1))
        await sendAll()
      }
    }
    void sendAll()
    return () => over.abort()
  })
  return { calls, actors: { readPages } }
}
