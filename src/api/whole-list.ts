import { takingTurns } from '#domain/taking-turns.ts'
import { type ListQuery, type Page, rowCountOf } from '#schemas/envelope.ts'
import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'

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
): Promise<ReadRows<Row>> {
  const inTurn = takingTurns(4)
  const page = (number: number) =>
    inTurn(() => list({ page: number, pageSize: rowsOfPage, searchTerm: '', ...query }, signal), signal)
  async function allPages() {
    const pages = [await page(1)]
    for (let last = pages[0]; last && rowCountOf(last) > 0; last = pages.at(-1)) {
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
  const rows = new Map<string, Row>()
  const unreadable = new Map<string, UnreadableRow>()
  const keep = (pages: ReadonlyArray<Page<Row>>) => {
    for (const { items, unreadable: others = [] } of pages) {
      for (const row of items) rows.set(row.id, row)
      for (const row of others) unreadable.set(row.id ?? JSON.stringify(row), row)
    }
  }
  const pages = await allPages()
  keep(pages)
  if (rows.size + unreadable.size < Math.max(...pages.map(({ pagination }) => pagination.count))) keep(await allPages())
  return { items: [...rows.values()], unreadable: [...unreadable.values()] }
}
