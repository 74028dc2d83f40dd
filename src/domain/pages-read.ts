import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'
import { type Day, localDay } from './figures/periods.ts'
import type { Problem } from './problem.ts'

/** Facts about a page that was read. With these, an interrupted reading can resume. */
export type PageSeen = {
  page: number
  ids: readonly string[]
  /** Number of rows that earlier pages of the pass also have. */
  repeated: number
  /** Total number of rows that the server reported with this page. */
  count: number
  pages: number
  /** Hash of the rows. */
  content: number
  /** Times of the first and the last row; null for an empty page, or for rows without a time. */
  span: PageSpan | null
  /** Changes with every change of the list; null if the server does not sort, or if the version was not requested. */
  listVersion: string | null
  /** Time of the request in epoch ms. */
  requestedAt: number
  /** First day that the reading needs; null for the complete list. */
  since: Day | null
  /** Time at which all pages so far were verified, if they come from memory. */
  certainAt?: number | null
}

/** Times in epoch ms. `isNewestFirst` is true if the times of the page never increase. */
export type PageSpan = { first: number; last: number; lastDay: Day; isNewestFirst: boolean }

/** Page with only the rows that no earlier page of its pass has. */
export type PageRead<Row> = PageSeen & { items: readonly Row[]; unreadable: readonly UnreadableRow[] }

/** Events from an actor that reads a list. */
export type PageEvent<Row> =
  | { type: 'page.read'; page: PageRead<Row> }
  | { type: 'page.failed'; page: number; problem: Problem }

/**
 * Result of reading a list that might change during the reading.
 *
 * Each pass over the list reads its pages. If the list has one page, one response contains the complete list.
 * Otherwise, the pages must be verified: page 1 and the version of the list are requested again. If they are unchanged,
 * nothing changed since the pass began. If not, the next pass follows. For servers without versions, two passes with
 * equal pages also verify them.
 */
export type PagesRead<Page extends PageSeen = PageSeen> = {
  since: Day | null
  /** Pages of the last complete pass, or of the first one until it is complete. */
  pages: readonly Page[]
  /** Pages of the pass that follows. They replace `pages` when it is complete. */
  next: readonly Page[]
  /** Number of successive passes that could not be verified. */
  changes: number
  /** Time at which the server had exactly these rows, in epoch ms; null if unverified. */
  certainAt: number | null
}

export const nothingRead: PagesRead<never> = { since: null, pages: [], next: [], changes: 0, certainAt: null }

/** Number of additional pages to read, to check that the list stays sorted. */
const beyond = 3

/** Number of passes with changes after which the reading counts as changing. */
const mostChanges = 2

/** Returns the largest reported page count, or 1 before the first response. */
export const pageCount = (pages: readonly PageSeen[]) => pages.reduce((most, page) => Math.max(most, page.pages), 1)

const inOrder = <Page extends PageSeen>(pages: readonly Page[]) => pages.toSorted((a, b) => a.page - b.page)

/** True if the times never increase, within the pages and from one to the next. */
function isNewestFirst(pages: readonly PageSeen[]): boolean {
  let last = Number.POSITIVE_INFINITY
  return inOrder(pages).every(({ span }) => {
    const isOrdered = span === null || (span.isNewestFirst && span.first <= last)
    last = span?.last ?? last
    return isOrdered
  })
}

/**
 * Returns the number of pages that the period needs: up to the first page that ends before `since` if the server sorts
 * and the newest rows are first, otherwise all.
 */
export function neededPages({ pages, since }: Pick<PagesRead, 'pages' | 'since'>): number {
  const count = pageCount(pages)
  const isSorting = pages.some(({ listVersion }) => listVersion !== null)
  if (since === null || !isSorting || !isNewestFirst(pages)) return count
  return pages.reduce((least, { page, span }) => (span && span.lastDay < since ? Math.min(least, page) : least), count)
}

const noneFailed: ReadonlySet<number> = new Set()

/** True if a pass has all pages that it needs, apart from those that `failed`. */
export function isCompletePass(
  pass: Pick<PagesRead, 'pages' | 'since'>,
  failed: Pick<ReadonlySet<number>, 'has' | 'size'> = noneFailed,
): boolean {
  const last = Math.min(neededPages(pass) + beyond, pageCount(pass.pages))
  // Fast path: most passes lack pages.
  if (pass.pages.length + failed.size < last) return false
  const known = new Set(pass.pages.map(({ page }) => page))
  for (let page = 1; page <= last; page += 1) if (!known.has(page) && !failed.has(page)) return false
  return true
}

/** True if page 1, the number of rows and the version of the list are the same as when the pass began, and no row moved. */
function isProof(pages: readonly PageSeen[], { content, count, listVersion }: PageSeen): boolean {
  const isSame = (page: PageSeen) =>
    page.page === 1 ? page.content === content && page.count === count : page.listVersion === listVersion
  return listVersion !== null && pages.every(page => page.repeated === 0 && isSame(page))
}

/** True if the passes have the same rows and, if the server has versions of the list, began with the same version. */
function isEqualPass(pages: readonly PageSeen[], others: readonly PageSeen[]): boolean {
  const known = new Map(pages.map(page => [page.page, page]))
  return others.every(({ page, content, count, listVersion }) => {
    const other = known.get(page)
    return other?.content === content && other.count === count && (page === 1 || other.listVersion === listVersion)
  })
}

/** Returns the reading with one more page. */
export function withPage<Page extends PageSeen>(before: PagesRead<Page>, page: Page): PagesRead<Page> {
  const { since } = page
  const read = { ...before, since }
  const { pages, next, changes } = read
  if (!isCompletePass(read)) {
    const all = [...pages, page]
    return { ...read, pages: all, certainAt: page.certainAt ?? (page.pages === 1 ? page.requestedAt : null) }
  }
  if (next.length === 0 && isProof(pages, page)) return { ...read, changes: 0, certainAt: page.requestedAt }
  const all = [...next, page]
  if (!isCompletePass({ pages: all, since })) return { ...read, next: all }
  const isCertain = page.pages === 1 || (isEqualPass(pages, all) && all.every(({ repeated }) => repeated === 0))
  if (!isCertain) return { since, pages: all, next: [], changes: changes + 1, certainAt: null }
  return { since, pages: all, next: [], changes: 0, certainAt: (all[0] ?? page).requestedAt }
}

/** Returns the reading for another period. */
export const withSince = <Page extends PageSeen>(read: PagesRead<Page>, since: Day | null): PagesRead<Page> =>
  isCompletePass({ pages: read.pages, since })
    ? { ...read, since }
    : // The next pass would verify pages that were read after it began.
      { ...read, since, next: [], changes: 0, certainAt: null }

/** Returns the reading as unverified, so that the next request checks whether the list changed. */
export const readAgain = <Page extends PageSeen>(read: PagesRead<Page>): PagesRead<Page> => ({
  ...read,
  next: [],
  changes: 0,
  certainAt: null,
})

/**
 * Returns `certain` if the rows are verified, `changing` if the list changed during several passes, otherwise
 * `reading`.
 */
export function readingStateOf(read: PagesRead): 'reading' | 'certain' | 'changing' {
  if (read.pages.length === 0 || !isCompletePass(read)) return 'reading'
  if (read.certainAt !== null) return 'certain'
  return read.changes >= mostChanges && read.next.length > 0 ? 'changing' : 'reading'
}

/**
 * Returns the time of the rows in epoch ms: the time of the verification, or of the oldest page. Null before the first
 * page.
 */
export const readAt = ({ certainAt, pages }: PagesRead): number | null =>
  certainAt ?? (pages.length === 0 ? null : Math.min(...pages.map(({ requestedAt }) => requestedAt)))

/** Returns the time in epoch ms after which changes by this browser might be missing from the pages. */
export const readFrom = ({ certainAt, pages }: PagesRead): number => certainAt ?? pages[0]?.requestedAt ?? 0

/** Returns the pass that is being read. */
export const currentPass = <Page extends PageSeen>({ since, pages, next }: PagesRead<Page>) => ({
  since,
  pages: next.length > 0 && isCompletePass({ since, pages }) ? next : pages,
})

/** Returns all rows in the order of the list. */
export function rowsIn<Row>({ pages }: PagesRead<PageRead<Row>>): ReadRows<Row> {
  const all = inOrder(pages)
  return { items: all.flatMap(({ items }) => items), unreadable: all.flatMap(({ unreadable }) => unreadable) }
}

/** Returns the times of a page; null without rows. `times` are ISO dates and times, or epoch ms. */
export function pageSpanOf(times: ReadonlyArray<string | number>): PageSpan | null {
  const moments = times.map(time => new Date(time).getTime())
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined) return null
  const isOrdered = moments.every((moment, at) => moment <= (moments[at - 1] ?? moment))
  return { first, last, lastDay: localDay(last), isNewestFirst: isOrdered }
}
