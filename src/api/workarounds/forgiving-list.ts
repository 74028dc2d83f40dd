import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { SearchHabits } from './other-capitals.ts'
import { countedExactly } from './page-counts.ts'
import { searchAgain } from './search-again.ts'

/**
 * Creates a function that reads pages of a list. Corrects row counts and search results of servers that deviate from
 * the contract.
 */
export function forgivingList() {
  const habits: SearchHabits = { isCaseInsensitive: false }
  return async function read<Row extends { id: string }>(
    query: ListQuery,
    askServer: (query: ListQuery) => Promise<Page<Row>>,
    signal: AbortSignal,
  ): Promise<Page<Row>> {
    const ask = (pageQuery: ListQuery) => countedExactly(pageQuery, askServer)
    if (query.searchTerm === '') return ask(query)
    return searchAgain(await ask(query), { query, ask, habits, signal })
  }
}
