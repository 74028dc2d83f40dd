import { asciiDigits } from '#messages/ascii-digits.ts'
import { phoneDigits } from '#rules/sign-in-rules.ts'
import { type ListQuery, type Page, rowCountOf } from '#schemas/envelope.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Abbreviations of plastics at the start of material names: "PET bottles", "HDPE crates". */
const plastics = /^(abs|eps|hdpe|ldpe|pet|pp|ps|pvc)(?![a-z])/

/**
 * Returns other spellings of a term, likeliest first. Material names use sentence case, with the abbreviations of
 * plastics in capitals. Other names use title case. Terms with a digit are tried in capitals, terms with `@` in lower
 * case.
 */
function otherwise(term: string, isOfMaterials: boolean): string[] {
  const small = term.toLowerCase()
  const capitals = term.toUpperCase()
  const sentence = capitalised(small)
  const name = small.split(' ').map(capitalised).join(' ')
  const abbreviated = small.replace(plastics, plastic => plastic.toUpperCase())
  const words = isOfMaterials ? [abbreviated === small ? sentence : abbreviated, name] : [name, sentence]
  // Includes lower case, because the term might occur in the middle of a name.
  const likely = term.includes('@') ? [small] : /\d/.test(term) ? [capitals, ...words] : [...words, small, capitals]
  return [...new Set([...likely, small])].filter(spelling => spelling !== term)
}

/** Minimum number of digits to search for with other separators. Fewer digits would also match other texts. */
const fewestDigits = 7

/** Returns spellings that find the digits of a phone number on servers that search with LIKE: `%` is any separator. */
function phoneSpellings({ searchTerm, searchColumn = [] }: ListQuery): string[] {
  const digits = searchColumn.includes('username') ? (phoneDigits(searchTerm) ?? '') : ''
  if (digits.length < fewestDigits) return []
  return [digits.replace(/(?:(\d{3}))?(\d{3})(\d{4})$/, ' $1 $2 $3').trim(), digits.split('').join('%')]
}

/** True if a row contains the term, but only in a different case. */
function isFoundAnyhow(row: unknown, term: string): boolean {
  const text = JSON.stringify(row)
  return !text.includes(term) && text.toLowerCase().includes(term.toLowerCase())
}

/** A search query, and the function that requests a page of results. */
export type Searching<Row> = { query: ListQuery; ask: (query: ListQuery) => Promise<Page<Row>> }

/** True once the server has returned a match in a different case. Searches for other spellings are then unnecessary. */
export type SearchHabits = { isCaseInsensitive: boolean }

/**
 * Returns the results of a search. If it has no results, searches with ASCII digits and for other spellings, likeliest
 * first, and returns the first results found.
 *
 * Workaround: some servers find `Copper` only if the term is `Copper`, and a phone number only with its exact spaces.
 * Delete once all searches ignore case and the separators of phone numbers.
 */
export async function inOtherCapitals<Row>(
  answer: Page<Row>,
  { query, ask }: Searching<Row>,
  habits: SearchHabits,
): Promise<Page<Row>> {
  const { page, searchTerm, searchColumn = [] } = query
  if (rowCountOf(answer) > 0) {
    habits.isCaseInsensitive ||= answer.items.some(row => isFoundAnyhow(row, searchTerm))
    return answer
  }
  const plain = asciiDigits(searchTerm)
  const spellings = [
    ...(plain === searchTerm ? [] : [plain]),
    ...phoneSpellings(query),
    ...(habits.isCaseInsensitive ? [] : otherwise(plain, searchColumn.includes('gw_code'))),
  ]
  if (spellings.length === 0) return answer
  const hasHits = answer.pagination.count > 0 || (page > 1 && rowCountOf(await ask({ ...query, page: 1 })) > 0)
  if (hasHits) return answer
  for (const spelling of spellings) {
    const found = await ask({ ...query, searchTerm: spelling })
    if (rowCountOf(found) > 0) return found
  }
  return answer
}
