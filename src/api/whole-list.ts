import { takingTurns } from '#domain/taking-turns.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

const rowsOfPage = 100

/**
 * All rows of a list, each once: the first page says how many there are, and of the others four are read at once. It is read on while
 * its last page says that there are more. A row that moves to another page meanwhile may be missed.
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
  const pages = [await page(1)]
  for (
    let last = pages[0];
    last && last.items.length > 0 && last.pagination.pages > pages.length;
    last = pages.at(-1)
  ) {
    const others = Array.from({ length: last.pagination.pages - pages.length }, (_, at) => page(pages.length + at + 1))
    pages.push(...(await Promise.all(others)))
  }
  const rows = pages.flatMap(({ items }) => items)
  return [...new Map(rows.map(row => [row.id, row])).values()]
}
