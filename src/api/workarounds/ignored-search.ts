import { readRows } from '#api/read-pages.ts'
import { Problem } from '#domain/problem.ts'
import { idStartOf } from '#domain/trades/trade-name.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import { hasPhoneDigits } from '#rules/sign-in-rules.ts'
import type { Page } from '#schemas/envelope.ts'
import { unreadableIn } from '#schemas/rows.ts'
import type { Searching } from './other-capitals.ts'

/** Maximum number of rows for a client-side search. */
const mostRows = 5000

const folded = (text: string) => asciiDigits(text).toLowerCase().normalize('NFC')

/**
 * Returns the searchable texts and numbers of a row, including those of its parties and lines, but not ids or dates.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [folded(String(value))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (/id$|At$/i.test(name) ? [] : textsIn(part)))
}

const tooMany = () =>
  new Problem({
    kind: 'invalid',
    title: t('Search not available'),
    message: t(
      'This server can’t search this list, and the list is too long to search in the browser. Clear the search.',
    ),
  })

/**
 * Returns the results of a search over all columns. If the server ignored the term, reads the complete list and
 * searches it client-side.
 *
 * Workaround: some servers ignore a term without `searchColumn`. Delete once they search all columns.
 * @throws Problem of kind `invalid` if the list is too long.
 */
export async function searchedHere<Row extends { id: string }>(
  answer: Page<Row>,
  { query, ask }: Searching<Row>,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const { page, pageSize, searchTerm, ...others } = query
  const term = folded(searchTerm)
  const start = idStartOf(searchTerm)
  const isNumbered = ({ id }: Row) => start !== null && id.startsWith(start)
  const hasTerm = (row: Row) =>
    isNumbered(row) || textsIn(row).some(text => text.includes(term) || hasPhoneDigits(text, term))
  if (answer.items.every(hasTerm)) return answer
  const { items, pagination } = await ask({ ...query, searchTerm: '' })
  const isIgnored =
    pagination.count === answer.pagination.count && items.every(({ id }, at) => id === answer.items[at]?.id)
  if (!isIgnored) return answer
  if (pagination.count > mostRows) throw tooMany()
  const all = await readRows(ask, others, signal)
  const hits = all.items.filter(hasTerm)
  const pages = Math.max(1, Math.ceil(hits.length / pageSize))
  return {
    items: hits.slice((page - 1) * pageSize, page * pageSize),
    pagination: { ...pagination, count: hits.length, pages, nextPage: Math.min(page + 1, pages) },
    // Includes all unreadable rows, because they might match too.
    ...unreadableIn('unreadable', all),
  }
}
