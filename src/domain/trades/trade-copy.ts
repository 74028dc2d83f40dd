import { valuesOf } from '#domain/outbox/outbox-entry.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { catalogueMaterial, type Line, type Trade, type TypedLine } from '#schemas/trade.ts'

/** Copies a line to a new form. If its material data are incomplete, the form must look up the material by name. */
function copiedLine({ material, weight, value }: Line): TypedLine {
  const known = material.carbonFactor === null ? null : catalogueMaterial.safeParse(material)
  return known?.success ? { material: known.data, weight, value } : { term: material.name ?? '', weight, value }
}

/**
 * Returns initial form values for a copy of a trade: the buyer and the lines, without a date. Keeps the seller if
 * permitted.
 */
export const copyOf = ({ buyer, seller, materials }: Trade, mayKeepSeller: boolean) => ({
  at: 0,
  changes: mayKeepSeller ? { buyer, seller } : { buyer },
  withheld: [],
  lines: materials.map(copiedLine),
})

/** Returns initial form values for the correction of an unsent record, with its date. */
export function correctionOf(entry: OutboxEntry) {
  const { lines, ...changes } = valuesOf(entry)
  return { at: 0, changes, withheld: [], lines }
}
