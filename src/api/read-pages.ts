import type { Day } from '#domain/figures/periods.ts'
import {
  currentPass,
  isCompletePass,
  nothingRead,
  type PageRead,
  type PagesRead,
  pageCount,
  pageSpanOf,
  readingStateOf,
  rowsIn,
  withPage,
  withSince,
} from '#domain/pages-read.ts'
import { Problem, toProblem } from '#domain/problem.ts'
import { textHash } from '#domain/text-hash.ts'
import { t } from '#messages/message.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'

type List<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>

export type Reading<Row> = {
  /** Maximum number of concurrent page requests; 1 by default. */
  concurrency?: number
  /** Result of an earlier reading to resume. */
  read?: PagesRead
  /** First day that is needed; null for the complete list. */
  since?: Day | null
  /** Returns the time of a row by which the list might be sorted. */
  timeOf?: ((row: Row) => string) | undefined
  /** Called with each page that fails. If undefined, `readPages` throws the first failure. */
  onFailure?: (page: number, problem: Problem) => void
  /**
   * True to read the remaining pages after a failure. If false, a failure stops new requests; pending ones complete.
   */
  goesOn?: boolean
  /** Returns the current time in epoch ms. */
  now?: () => number
  /** False to stop after one pass, for callers that tolerate moved rows. */
  isProved?: boolean
  signal?: AbortSignal | undefined
}

const keyOf = (row: { id: string } | UnreadableRow) => row.id ?? JSON.stringify(row)

/**
 * Returns a text that changes with every change of the list: the number of rows and the latest change. Null if both
 * sort directions have the same first row, so that the server does not sort.
 */
async function versionOf<Row>(list: List<Row>, query: ListQuery, signal: AbortSignal): Promise<string | null> {
  const { preload: _, ...matching } = query
  const firstBy = async (sort: string) => {
    const { items, unreadable, pagination } = await list({ ...matching, page: 1, pageSize: 1, sort }, signal)
    return JSON.stringify([pagination.count, items, unreadable])
  }
  try {
    const [latest, earliest] = await Promise.all([firstBy('-updatedAt'), firstBy('updatedAt')])
    return latest === earliest ? null : latest
  } catch {
    // Without a version, a second pass verifies the rows.
    return null
  }
}

/**
 * Reads all pages of a list and yields each page without the rows of earlier pages of its pass. Starts further passes
 * until the rows are verified; see {@link PagesRead}. Never has two pending requests for one page. Aborts pending
 * requests when `signal` is aborted. `list` retries its calls: see {@link file://./retries.ts}.
 *
 * The first response reports the page count; later responses can increase it.
 * @throws Problem if a page cannot be read, unless `onFailure` is defined.
 */
export async function* readPages<Row extends { id: string }>(
  list: List<Row>,
  query: Partial<ListQuery>,
  {
    concurrency = 1,
    read = nothingRead,
    since = read.since,
    timeOf,
    onFailure,
    goesOn = false,
    now = Date.now,
    isProved = true,
    signal,
  }: Reading<Row> = {},
): AsyncGenerator<PageRead<Row>, void, void> {
  const over = new AbortController()
  const until = signal ? AbortSignal.any([signal, over.signal]) : over.signal
  const firstQuery = { searchTerm: '', ...query, page: 1, pageSize: 100 }
  let known = withSince(read, since)
  const failed = new Map<number, Problem>()

  const request = async (page: number, within: AbortSignal) => {
    const requestedAt = now()
    try {
      return { page, requestedAt, answer: await list({ ...firstQuery, page }, within) }
    } catch (error) {
      if (within.aborted) throw error
      return { page, requestedAt, problem: toProblem(error) }
    }
  }
  type Result = Awaited<ReturnType<typeof request>>

  function fail({ page, problem }: Result) {
    if (!problem) return
    failed.set(page, problem)
    onFailure?.(page, problem)
  }

  /** Adds a page to the current pass. */
  function take({ page, requestedAt }: Result, answer: Page<Row>, listVersion: string | null, found: Set<string>) {
    const { items, unreadable = [], pagination } = answer
    const isNew = (row: Row | UnreadableRow) => {
      const before = found.size
      return found.add(keyOf(row)).size > before
    }
    const fresh = { items: items.filter(isNew), unreadable: unreadable.filter(isNew) }
    const ids = [...items, ...unreadable].map(keyOf)
    const seen = {
      page,
      ids,
      repeated: ids.length - fresh.items.length - fresh.unreadable.length,
      count: pagination.count,
      pages: Math.max(pagination.pages, pageCount(currentPass(known).pages)),
      content: textHash(JSON.stringify([items, unreadable])),
      span: timeOf ? pageSpanOf(items.map(timeOf)) : null,
      listVersion,
      requestedAt,
      since,
    }
    known = withPage(known, seen)
    return { ...seen, ...fresh }
  }

  /** Requests the version of the list and page 1 again. */
  async function* check() {
    const [version, result] = await Promise.all([versionOf(list, firstQuery, until), request(1, until)])
    until.throwIfAborted()
    if (result.answer) yield take(result, result.answer, version, new Set())
    else fail(result)
  }

  /** Reads the pages that the current pass lacks. */
  async function* readPass() {
    const isComplete = isCompletePass(known)
    const pass = () => ({ since, pages: isComplete ? known.next : known.pages })
    const begun = pass().pages
    const found = new Set(begun.flatMap(({ ids }) => ids))
    const done = new Set([...begun.map(({ page }) => page), ...failed.keys()])
    let version = begun.find(({ page }) => isComplete || page > 1)?.listVersion
    const passOver = new AbortController()
    const within = AbortSignal.any([until, passOver.signal])
    const underWay = new Map<number, ReturnType<typeof request>>()
    let next = 1
    while (true) {
      const { pages } = pass()
      const last = failed.size > 0 && !goesOn ? 0 : pageCount(pages)
      // The version must be older than the pages that it verifies.
      if (isProved && version === undefined && last > 1) version = await versionOf(list, firstQuery, until)
      for (; next <= last && underWay.size < concurrency; next += 1) {
        if (!done.has(next)) underWay.set(next, request(next, within))
      }
      if (underWay.size === 0) return
      const result = await Promise.race(underWay.values())
      until.throwIfAborted()
      underWay.delete(result.page)
      if (!result.answer) {
        fail(result)
        continue
      }
      const page = take(result, result.answer, result.page === 1 && !isComplete ? null : (version ?? null), found)
      const isEnd = isCompletePass(known) && (!isComplete || known.next.length === 0)
      if (isEnd) passOver.abort()
      yield page
      if (isEnd) return
    }
  }

  try {
    while (readingStateOf(known) === 'reading' && failed.size === 0) {
      const isCheck = isCompletePass(known) && known.next.length === 0
      if (isCheck && !isProved) return
      yield* isCheck ? check() : readPass()
    }
    const [failure] = failed.values()
    if (failure && !onFailure) throw failure
  } finally {
    over.abort()
  }
}

/**
 * Returns all rows of a list in order, or only those of the first `mostPages` pages. `isCertain` is false if the list
 * changes faster than it can be read.
 * @throws Problem if a page cannot be read.
 */
export async function readRows<Row extends { id: string }>(
  list: List<Row>,
  query: Partial<ListQuery>,
  signal: AbortSignal,
  mostPages = Number.POSITIVE_INFINITY,
  needed: Pick<Reading<Row>, 'since' | 'timeOf'> = {},
): Promise<ReadRows<Row> & { isCertain: boolean }> {
  let read: PagesRead<PageRead<Row>> = nothingRead
  for await (const page of readPages(list, query, { ...needed, concurrency: 4, signal })) {
    read = withPage(read, page)
    if (read.pages.length >= mostPages) break
  }
  return { ...rowsIn(read), isCertain: read.certainAt !== null }
}

/**
 * Returns all rows of a list in order, or at least those since a day.
 * @throws Problem if a page cannot be read, or if the list changes faster than it can be read.
 */
export async function readCertainRows<Row extends { id: string }>(
  list: List<Row>,
  query: Partial<ListQuery>,
  signal: AbortSignal,
  needed?: Pick<Reading<Row>, 'since' | 'timeOf'>,
): Promise<ReadRows<Row>> {
  const { isCertain, ...rows } = await readRows(list, query, signal, undefined, needed)
  if (isCertain) return rows
  throw new Problem({
    kind: 'conflict',
    title: t('Records are changing'),
    message: t('Records are changing. Try again.'),
  })
}
