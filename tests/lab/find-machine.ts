import { type CatalogueEntry, catalogue } from '#lab/machine-catalogue.ts'

export function findMachine(id: string): CatalogueEntry {
  const entry = catalogue.get(id)
  if (!entry) throw new Error(`There is no machine called ${id}`)
  return entry
}
