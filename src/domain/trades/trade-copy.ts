import { catalogueMaterial, type Line, type Trade, type TypedLine } from '#schemas/trade.ts'

/** A line to be recorded once more. One that lacks some of its material is looked up by its name. */
function copiedLine({ material, weight, value }: Line): TypedLine {
  const known = material.carbonFactor === null ? null : catalogueMaterial.safeParse(material)
  return known?.success ? { material: known.data, weight, value } : { term: material.name ?? '', weight, value }
}

/**
 * What a new trade begins with as the copy of a saved one: its buyer and its lines, its seller where they may be that of a new one, and no
 * date.
 */
export const copyOf = ({ buyer, seller, materials }: Trade, mayKeepSeller: boolean) => ({
  at: 0,
  changes: mayKeepSeller ? { buyer, seller } : { buyer },
  withheld: [],
  lines: materials.map(copiedLine),
})
