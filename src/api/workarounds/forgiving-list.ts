import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { SearchHabits } from './other-capitals.ts'
import { countedExactly } from './page-counts.ts'

/**
 * Creates a function that reads pages of a list. Corrects row counts and search results of servers that deviate from
 * the contract. The first search loads the search workarounds.
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
