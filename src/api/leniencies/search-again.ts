import type { Page } from '#schemas/envelope.ts'
import { searchedHere } from './ignored-search.ts'
import { inOtherCapitals, type SearchHabits, type Searching } from './other-capitals.ts'

/** What a search comes to on a server that may tell capitals apart, or may not search what names no columns. */
export const searchAgain = <Row extends { id: string }>(
  answer: Page<Row>,
  { habits, signal, ...searching }: Searching<Row> & { habits: SearchHabits; signal: AbortSignal },
): Promise<Page<Row>> =>
  searching.query.searchColumn?.length
    ? inOtherCapitals(answer, searching, habits)
    : searchedHere(answer, searching, signal)
