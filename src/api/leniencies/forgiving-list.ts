import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { SearchHabits } from './other-capitals.ts'
import { countedExactly } from './page-counts.ts'

/**
 * Asks for pages of one list, of a server that may count and search otherwise than agreed. What concerns searches is loaded with the first
 * of them.
 */
export function forgivingList() {
  const habits: SearchHabits = { isCaseInsensitive: false }
  return async function read<Row extends { id: string }>(
    query: ListQuery,
    askServer: (query: ListQuery) => Promise<Page<Row>>,
    signal: AbortSignal,
  ): Promise<Page<Row>> {
    const ask = (asked: ListQuery) => countedExactly(asked, askServer)
    if (query.searchTerm === '') return ask(query)
    const [answer, { searchAgain }] = await Promise.all([ask(query), import('./search-again.ts')])
    return searchAgain(answer, { query, ask, habits, signal })
  }
}
