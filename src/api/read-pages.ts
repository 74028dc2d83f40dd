import { lastReading, type PageRead, type PageSeen, pageCount, rowsIn } from '#domain/pages-read.ts'
import { type Problem, toProblem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'

type List<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>

type Reading = {
  /** How many pages are requested at once at most; 1 unless given. */
  concurrency?: number
  /** The pages that an earlier reading of the same list has read. They are not requested again. */
  read?: readonly PageSeen[]
  /** Called with each page that fails, and the others are read. Without it the first failure ends the reading. */
  onFailure?: (page: number, problem: Problem) => void
  signal?: AbortSignal | undefined
}

const keyOf = (row: { id: string } | UnreadableRow) => row.id ?? JSON.stringify(row)

/**
 * Reads a list to its end, and yields each page as it is answered, with the rows that no page before it had. No page is
 * requested twice at once, and what is under way is aborted with the reading. Calls are retried by `list`: see
 * {@link file://./retries.ts}.
 *
 * The first page says how many there are, and later ones may say more. A row might have moved to a page that was read before
 * if fewer rows were found than a page counted, or if the count went down: then the list is read once more.
 * @throws Problem when a page cannot be read.
 */
export async function* readPages<Row extends { id: string }>(
  list: List<Row>,
  query: Partial<ListQuery>,
  { concurrency = 1, read = [], onFailure, signal }: Reading = {},
): AsyncGenerator<PageRead<Row>, void, void> {
  const over = new AbortController()
  const until = signal ? AbortSignal.any([signal, over.signal]) : over.signal
  const request = async (page: number) => {
    try {
      return { page, answer: await list({ searchTerm: '', ...query, page, pageSize: 100 }, until) }
    } catch (error) {
      if (!onFailure || until.aborted) throw error
      return { page, problem: toProblem(error) }
    }
  }

  const seen = new Set(read.flatMap(({ ids }) => ids))
  let done = new Set(lastReading(read).map(({ page }) => page))
  let isSecond = read.some(page => page.isSecond)
  let hasFailed = false
  let pages = pageCount(read)
  let most = 0
  let hasShrunk = false
  const noteCount = (count: number) => {
    hasShrunk ||= count < most
    most = Math.max(most, count)
  }
  for (const { count } of read) noteCount(count)

  function take(page: number, { items, unreadable = [], pagination }: Page<Row>): PageRead<Row> {
    const isNew = (row: Row | UnreadableRow) => {
      const before = seen.size
      return seen.add(keyOf(row)).size > before
    }
    const { count } = pagination
    noteCount(count)
    pages = Math.max(pages, pagination.pages)
    const ids = [...items, ...unreadable].map(keyOf)
    return { page, isSecond, ids, count, pages, items: items.filter(isNew), unreadable: unreadable.filter(isNew) }
  }

  /** Reads the pages that are left of this reading. */
  async function* rest() {
    const underWay = new Map<number, ReturnType<typeof request>>()
    let next = 1
    while (true) {
      for (; next <= pages && underWay.size < concurrency; next += 1) {
        if (!done.has(next)) underWay.set(next, request(next))
      }
      if (underWay.size === 0) return
      const result = await Promise.race(underWay.values())
      underWay.delete(result.page)
      if (result.answer) yield take(result.page, result.answer)
      else {
        hasFailed = true
        onFailure?.(result.page, result.problem)
      }
    }
  }

  try {
    yield* rest()
    if (isSecond || hasFailed || (seen.size >= most && !hasShrunk)) return
    isSecond = true
    done = new Set()
    yield* rest()
  } finally {
    over.abort()
  }
}

/**
 * All rows of a list, each once, in its order.
 * @throws Problem when a page cannot be read.
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
