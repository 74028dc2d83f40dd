import { takingTurns } from '#domain/taking-turns.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

const rowsOfPage = 100

/**
 * All rows of a list, each once: the first page says how many there are, and of the others four are read at once. It is read on while
 * its last page says that there are more, and once more where fewer rows were found than are counted, because some may have moved to
 * another page meanwhile.
 * @throws Problem when a page cannot be read.
 */
export async function wholeList<Row extends { id: string }>(
  list: (query: ListQuery, signal?: AbortSignal) => Promise<Page<Row>>,
  query: Pick<ListQuery, 'sort'>,
  signal: AbortSignal,
): Promise<Row[]> {
  const inTurn = takingTurns(4)
  const page = (number: number) =>
    inTurn(() => list({ page: number, pageSize: rowsOfPage, searchTerm: '', ...query }, signal), signal)
  async function allPages() {
    const pages = [await page(1)]
    for (let last = pages[0]; last && last.items.length > 0; last = pages.at(-1)) {
      const first = pages.length + 1
      const others = Array.from({ length: Math.max(0, last.pagination.pages - pages.length) }, (_, at) =>
        page(first + at),
      )
      if (others.length === 0) break
      // oxlint-disable-next-line no-await-in-loop -- the answer to the last page says whether there are more
      pages.push(...(await Promise.all(others)))
    }
    return pages
  }
  const pages = await allPages()
  const rows = new Map(pages.flatMap(({ items }) => items).map(row => [row.id, row]))
  if (rows.size < Math.max(...pages.map(({ pagination }) => pagination.count))) {
    for (const { items } of await allPages()) for (const row of items) rows.set(row.id, row)
  }
  return [...rows.values()]
}
