import { materialColumns } from '#domain/trades/material-rules.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Material } from '#schemas/material.ts'
import { readPages } from './read-pages.ts'

/** How many pages one look-up reads at most. */
const mostPages = 10

/** How a term may be written on the server: GW codes stand there with a space or without one. */
function spellingsOf(term: string): string[] {
  const [, letters, digits] = /^([gh]w) ?(\d.*)$/iu.exec(term) ?? []
  return letters && digits ? [`${letters} ${digits}`, letters + digits] : [term]
}

/**
 * The materials of the catalogue that fit a name or GW code that was pasted or typed, and others like it. All pages are read: a material
 * of the same code may stand on the last one.
 * @throws Problem when the server does not answer.
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
