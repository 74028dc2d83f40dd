import { materialColumns } from '#domain/trades/material-rules.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Material } from '#schemas/material.ts'
import { readPages } from './read-pages.ts'

/** Maximum pages per look-up. */
const mostPages = 10

/** Returns spellings of a term on the server: GW codes with and without a space. */
function spellingsOf(term: string): string[] {
  const [, letters, digits] = /^([gh]w) ?(\d.*)$/iu.exec(term) ?? []
  return letters && digits ? [`${letters} ${digits}`, letters + digits] : [term]
}

/**
 * Finds the materials for a pasted or typed name or GW code, and similar ones. Reads all pages, because a material with
 * that code might be on the last page.
 * @throws Problem if the server does not respond.
 */
export async function findMaterials(
  list: (query: ListQuery, signal: AbortSignal) => Promise<Page<Material>>,
  term: string,
  signal: AbortSignal,
): Promise<Material[]> {
  const found: Material[] = []
  for (const searchTerm of spellingsOf(term)) {
    const query = { searchTerm, searchColumn: materialColumns }
    for await (const { page, items } of readPages(list, query, { signal })) {
      found.push(...items)
      if (page === mostPages) break
    }
  }
  return found
}
