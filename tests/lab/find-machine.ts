import type { CatalogueEntry } from '#lab/core/catalogue-entry.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'

export function findMachine(id: string): CatalogueEntry {
  const entry = catalogue.get(id)
  if (!entry) throw new Error(`There is no machine called ${id}`)
  return entry
}
