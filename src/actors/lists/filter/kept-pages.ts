import { type Reading, readPages } from '#api/read-pages.ts'
import type { PageRead } from '#domain/pages-read.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

type List<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>

/** Maximum age of kept pages in ms. */
const longest = 5 * 60_000

/** Identifies the rows and the order of a query, without its page and its filter. */
const keyOf = ({ searchTerm, sort, preload, searchColumn }: ListQuery) =>
  JSON.stringify([searchTerm, sort, preload, searchColumn])

/**
 * Creates a reader that keeps the pages of the last search and order for five minutes, so that several filters and the
 * export read the list once.
 */
export function createKeptPages<Row extends { id: string }>(list: List<Row>, now: () => number) {
  let key = ''
  let since = 0
  let pages: readonly PageRead<Row>[] = []
  const forget = () => {
    pages = []
    since = now()
  }
  const isKept = ({ page, isSecond }: PageRead<Row>) =>
    pages.some(other => other.page === page && other.isSecond === isSecond)

  return {
    forget,
    /** True if the kept pages of this query are too old. */
    isOutdated: () => now() - since >= longest,
    /** Replaces the rows of each page, after this browser changed some of them. */
    change(changeOf: (rows: readonly Row[], page: number) => readonly Row[]) {
      pages = pages.map(page => ({ ...page, items: changeOf(page.items, page.page) }))
    },
    /** Yields the kept pages, then reads the others. See `readPages` for errors. */
    async *read(query: ListQuery, reading: Required<Pick<Reading, 'concurrency' | 'onFailure' | 'goesOn' | 'signal'>>) {
      if (key !== keyOf(query) || now() - since >= longest) forget()
      key = keyOf(query)
      const begun = key
      const known = pages
      yield* known
      const { filter: _, ...asked } = query
      for await (const page of readPages(list, asked, { ...reading, read: known })) {
        if (key === begun && !isKept(page)) pages = [...pages, page]
        yield page
      }
    },
  }
}
export type KeptPages<Row extends { id: string }> = ReturnType<typeof createKeptPages<Row>>
