import { materialColumns } from '#domain/trades/material-rules.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Material } from '#schemas/material.ts'
import { readRows } from './read-pages.ts'

/** Maximum number of pages that a look-up reads for each spelling. */
const mostPages = 10

/** Returns the spellings to search for: a GW code with and without a space, any other term unchanged. */
function spellingsOf(term: string): string[] {
  const [, letters, digits] = /^([gh]w) ?(\d.*)$/iu.exec(asciiDigits(term)) ?? []
  return letters && digits ? [`${letters} ${digits}`, letters + digits] : [term]
}

/**
 * Finds materials that match or resemble a pasted or typed name or GW code. Reads up to 10 pages, because the exact
 * match might not be on the first page.
 * @throws Problem if a page cannot be read.
 */
export async function findMaterials(
  list: (query: ListQuery, signal: AbortSignal) => Promise<Page<Material>>,
  term: string,
  signal: AbortSignal,
): Promise<Material[]> {
  const found: Material[] = []
  for (const searchTerm of spellingsOf(term)) {
    const query = { searchTerm, searchColumn: materialColumns }
    found.push(...(await readRows(list, query, signal, mostPages)).items)
  }
  return found
}
