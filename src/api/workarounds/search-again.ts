import { asciiDigits } from '#messages/ascii-digits.ts'
import type { Page } from '#schemas/envelope.ts'
import { searchedHere } from './ignored-search.ts'
import { inOtherCapitals, type SearchHabits, type Searching } from './other-capitals.ts'

/** Returns a term as servers store numbers and codes: "٥٣-٠٢" is "53-02", "4,95" is "4.95". */
const storedForm = (term: string) => asciiDigits(term).replace(/^(\s*-?\d+)[,\u066B](\d+\s*)$/u, '$1.$2')

/** Searches all columns. A term without results is searched again as servers store it. */
async function inAllColumns<Row extends { id: string }>(
  answer: Page<Row>,
  searching: Searching<Row>,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const found = await searchedHere(answer, searching, signal)
  const searchTerm = storedForm(searching.query.searchTerm)
  if (found.pagination.count > 0 || searchTerm === searching.query.searchTerm) return found
  const query = { ...searching.query, searchTerm }
  return searchedHere(await searching.ask(query), { ...searching, query }, signal)
}

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
    : inAllColumns(answer, searching, signal)
