import { catalogueMaterial, type Line, type Trade, type TypedLine } from '#schemas/trade.ts'

/** Copies a line. A line with incomplete material data is looked up by the material name. */
function copiedLine({ material, weight, value }: Line): TypedLine {
  const known = material.carbonFactor === null ? null : catalogueMaterial.safeParse(material)
  return known?.success ? { material: known.data, weight, value } : { term: material.name ?? '', weight, value }
}

/** Returns the initial values for a copy of a trade: its buyer and lines, no date, and its seller if permitted. */
export const copyOf = ({ buyer, seller, materials }: Trade, mayKeepSeller: boolean) => ({
  at: 0,
  changes: mayKeepSeller ? { buyer, seller } : { buyer },
  withheld: [],
  lines: materials.map(copiedLine),
})
