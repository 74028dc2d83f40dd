import { isReadToEnd, lastReading, type PageRead, type PageSeen, pageCount, rowsIn } from '#domain/pages-read.ts'
import { type Problem, toProblem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'

type List<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>

export type Reading = {
  /** Maximum number of concurrent page requests; 1 by default. */
  concurrency?: number
  /** Pages from an earlier reading, which are not requested again. */
  read?: readonly PageSeen[]
  /** Called with each page that fails. If undefined, `readPages` throws the first failure. */
  onFailure?: (page: number, problem: Problem) => void
  /**
   * True to read the remaining pages after a failure. If false, a failure stops new requests; pending ones complete.
   */
  goesOn?: boolean
  signal?: AbortSignal | undefined
}

const keyOf = (row: { id: string } | UnreadableRow) => row.id ?? JSON.stringify(row)

/**
 * Reads all pages of a list and yields each page without the rows of earlier pages. Never has two requests for one page
 * at the same time. Aborts pending requests when `signal` is aborted. `list` retries its calls: see {@link
 * file://./retries.ts}.
 *
 * The first response reports the page count; later responses can increase it. Reads the list a second time if rows
 * might have moved between pages.
 * @throws Problem if a page cannot be read, unless `onFailure` is defined.
 */
export async function* readPages<Row extends { id: string }>(
  list: List<Row>,
  query: Partial<ListQuery>,
  { concurrency = 1, read = [], onFailure, goesOn = false, signal }: Reading = {},
): AsyncGenerator<PageRead<Row>, void, void> {
  const over = new AbortController()
  const until = signal ? AbortSignal.any([signal, over.signal]) : over.signal
  const request = async (page: number) => {
    try {
      return { page, answer: await list({ searchTerm: '', ...query, page, pageSize: 100 }, until) }
    } catch (error) {
      if (until.aborted) throw error
      return { page, problem: toProblem(error) }
    }
  }

  const all = [...read]
  const known = new Set(read.flatMap(({ ids }) => ids))
  let pages = pageCount(read)
  let failure: Problem | null = null

  function take(page: number, isSecond: boolean, { items, unreadable = [], pagination }: Page<Row>): PageRead<Row> {
    const isNew = (row: Row | UnreadableRow) => {
      const before = known.size
      return known.add(keyOf(row)).size > before
    }
    const { count } = pagination
    pages = Math.max(pages, pagination.pages)
    const seen = { page, isSecond, ids: [...items, ...unreadable].map(keyOf), count, pages }
    all.push(seen)
    return { ...seen, items: items.filter(isNew), unreadable: unreadable.filter(isNew) }
  }

  async function* readOnce(done: ReadonlySet<number>, isSecond: boolean) {
    const underWay = new Map<number, ReturnType<typeof request>>()
    let next = 1
    while (true) {
      const last = failure && !goesOn ? 0 : pages
      for (; next <= last && underWay.size < concurrency; next += 1) {
        if (!done.has(next)) underWay.set(next, request(next))
      }
      if (underWay.size === 0) return
      const result = await Promise.race(underWay.values())
      until.throwIfAborted()
      underWay.delete(result.page)
      if (result.answer) yield take(result.page, isSecond, result.answer)
      else {
        failure ??= result.problem
        onFailure?.(result.page, result.problem)
      }
    }
  }

  try {
    const isSecond = all.some(page => page.isSecond)
    yield* readOnce(new Set(lastReading(all).map(({ page }) => page)), isSecond)
    if (!isSecond && !failure && !isReadToEnd(all)) yield* readOnce(new Set(), true)
    if (failure && !onFailure) throw failure as Problem
  } finally {
    over.abort()
  }
}

/**
 * Returns all rows of a list in order, without duplicates.
 * @throws Problem if a page cannot be read.
 */
export async function readRows<Row extends { id: string }>(
  list: List<Row>,
  query: Partial<ListQuery>,
  signal: AbortSignal,
): Promise<ReadRows<Row>> {
  const read: PageRead<Row>[] = []
  for await (const page of readPages(list, query, { concurrency: 4, signal })) read.push(page)
  return rowsIn(read)
}
