import { gwCodeIn } from '#domain/figures/material-families.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Comparing, KnownRecords } from './import-definition.ts'
import { nameKeyOf, type Resolved, resolverOf } from './known-names.ts'
import type { FileLine } from './trade-rows.ts'

/** Functions that find the parties and materials of a file, with the user's answers. */
export function tradeResolvers({ known, answers, importer, matching }: Comparing) {
  const codes = Map.groupBy(known.materials.items, ({ gwCode }) => gwCode)
  const materials = resolverOf(known.materials, answers['material'])
  const hasBuyers = (matching.columns['buyer'] ?? null) !== null
  // An administrator records the trades of all businesses.
  const own = importer.type === 'system' ? null : importer.business
  const isKnown = own === null || known.businesses.items.some(({ id }) => id === own.id)
  const businesses: readonly Reference[] = known.businesses.items
  const buyers = resolverOf(
    { ...known.businesses, items: isKnown ? [...businesses] : [...businesses, own] },
    answers['buyer'],
  )
  return {
    // A file without a column of buyers has the purchases of the user's business.
    buyer: (text: string): Resolved<Reference> => (!hasBuyers && own ? { kind: 'found', row: own } : buyers(text)),
    seller: resolverOf<KnownRecords['sellers']['items'][number]>(known.sellers, answers['seller'], ({ username }) => [
      username,
    ]),
    material: ({ material, gwCode }: FileLine) => {
      const name = material || gwCode
      const found = materials(name)
      const code = gwCodeIn(gwCode) ?? gwCode
      if (found.kind !== 'unclear' || code === '') return found
      const coded = codes.get(code) ?? []
      const meant = material === '' ? coded : coded.filter(row => nameKeyOf(row.name) === nameKeyOf(material))
      const [row, ...more] = meant
      return row && more.length === 0 ? ({ kind: 'found', row } as const) : found
    },
  }
}
