import { type ListQuery, type Page, rowCountOf } from '#schemas/envelope.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The short names of plastics, which begin the names of materials: "PET bottles", "HDPE crates". */
const plastics = /^(abs|eps|hdpe|ldpe|pet|pp|ps|pvc)(?![a-z])/

/**
 * How else a term may be written, the likeliest first: materials are written as sentences are, but for a short name in capitals, and all
 * else as names; codes have capitals, and usernames none.
 */
function otherwise(term: string, isOfMaterials: boolean): string[] {
  const small = term.toLowerCase()
  const capitals = term.toUpperCase()
  const sentence = capitalised(small)
  const name = small.split(' ').map(capitalised).join(' ')
  const abbreviated = small.replace(plastics, plastic => plastic.toUpperCase())
  const words = isOfMaterials ? [abbreviated === small ? sentence : abbreviated, name] : [name, sentence]
  // What is typed with a capital may stand in the midst of a name.
  const likely = term.includes('@') ? [small] : /\d/.test(term) ? [capitals, ...words] : [...words, small, capitals]
  return [...new Set([...likely, small])].filter(spelling => spelling !== term)
}

/** Whether a row was found by a term that stands in it in other capitals only. */
function isFoundAnyhow(row: unknown, term: string): boolean {
  const text = JSON.stringify(row)
  return !text.includes(term) && text.toLowerCase().includes(term.toLowerCase())
}

/** A search, and how a page of the list is asked for. */
export type Searching<Row> = { query: ListQuery; ask: (query: ListQuery) => Promise<Page<Row>> }

/** Whether a server was seen to find capitals by small letters. Other spellings then find nothing else, and cost a call each. */
export type SearchHabits = { isCaseInsensitive: boolean }

/**
 * The answer to a search of some columns. If that finds nothing, the answer to the likeliest other spelling that finds rows.
 *
 * The difference: some servers find `Copper` by `Copper` alone. It can go once all searches look at capitals and small letters alike.
 */
export async function inOtherCapitals<Row>(
  answer: Page<Row>,
  { query, ask }: Searching<Row>,
  habits: SearchHabits,
): Promise<Page<Row>> {
  const { page, searchTerm, searchColumn = [] } = query
  if (habits.isCaseInsensitive) return answer
  if (rowCountOf(answer) > 0) {
    if (answer.items.some(row => isFoundAnyhow(row, searchTerm))) habits.isCaseInsensitive = true
    return answer
  }
  const hasHits = answer.pagination.count > 0 || (page > 1 && rowCountOf(await ask({ ...query, page: 1 })) > 0)
  if (hasHits) return answer
  const spellings = otherwise(searchTerm, searchColumn.includes('gw_code'))
  for (const spelling of spellings) {
    const found = await ask({ ...query, searchTerm: spelling })
    if (rowCountOf(found) > 0) return found
  }
  return answer
}
