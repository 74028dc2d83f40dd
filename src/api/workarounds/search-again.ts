import type { Page } from '#schemas/envelope.ts'
import { searchedHere } from './ignored-search.ts'
import { inOtherCapitals, type SearchHabits, type Searching } from './other-capitals.ts'

/**
 * Applies both search workarounds: for case-sensitive servers, and for servers that ignore a term without
 * `searchColumn`.
 */
export const searchAgain = <Row extends { id: string }>(
  answer: Page<Row>,
  { habits, signal, ...searching }: Searching<Row> & { habits: SearchHabits; signal: AbortSignal },
): Promise<Page<Row>> =>
  searching.query.searchColumn?.length
    ? inOtherCapitals(answer, searching, habits)
    : searchedHere(answer, searching, signal)
