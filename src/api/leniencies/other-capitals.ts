import type { ListQuery, Page } from '#schemas/envelope.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * How else a term may be written, the likeliest first: materials are written as sentences are, and all else as names; codes have capitals,
 * and usernames none.
 */
function otherwise(term: string, isOfMaterials: boolean): string[] {
  const small = term.toLowerCase()
  const capitals = term.toUpperCase()
  const sentence = capitalised(small)
  const name = small.split(' ').map(capitalised).join(' ')
  const words = isOfMaterials ? [sentence, name] : [name, sentence]
  const likely = term.includes('@') ? [small] : /\d/.test(term) ? [capitals, ...words] : [...words, capitals]
  return [...new Set([...likely, small])].filter(spelling => spelling !== term)
}

/** Whether a row was found by a term that stands in it in other capitals only. */
function isFoundAnyhow(row: unknown, term: string): boolean {
  const text = JSON.stringify(row)
  return !text.includes(term) && text.toLowerCase().includes(term.toLowerCase())
}

type Ask<Row> = (query: ListQuery) => Promise<Page<Row>>

/**
 * Searches a list, and once more in other capitals where nothing is found: in each likely spelling, once the server has shown that it
 * tells them apart, and not at all, once it has shown that it does not.
 *
 * The difference: some servers find `Copper` by `Copper` alone. It can go once all searches look at capitals and small letters alike.
 */
export function otherCapitals() {
  let tellsApart: boolean | null = null
  return async function search<Row>(query: ListQuery, ask: Ask<Row>): Promise<Page<Row>> {
    const answer = await ask(query)
    const { page, searchTerm, searchColumn } = query
    // A search of no column in particular is none to a server that tells capitals apart.
    if (searchTerm === '' || !searchColumn?.length || tellsApart === false) return answer
    if (answer.items.length > 0) {
      if (answer.items.some(row => isFoundAnyhow(row, searchTerm))) tellsApart = false
      return answer
    }
    const hasHits = answer.pagination.count > 0 || (page > 1 && (await ask({ ...query, page: 1 })).items.length > 0)
    if (hasHits) return answer
    const spellings = otherwise(searchTerm, searchColumn.includes('gw_code'))
    for (const spelling of spellings.slice(0, tellsApart ? undefined : 1)) {
      // oxlint-disable-next-line no-await-in-loop -- the next one is asked for only where this one finds nothing
      const found = await ask({ ...query, searchTerm: spelling })
      if (found.items.length === 0) continue
      tellsApart = true
      return found
    }
    return answer
  }
}
