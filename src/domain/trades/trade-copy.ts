import { catalogueMaterial, type Line, type Trade, type TypedLine } from '#schemas/trade.ts'

/** A line to be recorded once more. One that lacks some of its material is looked up by its name. */
function copiedLine({ material, weight, value }: Line): TypedLine {
  const known = catalogueMaterial.safeParse(material)
  return known.success ? { material: known.data, weight, value } : { term: material.name ?? '', weight, value }
}

/** What a new trade begins with as the copy of a saved one: its parties and its lines, and no date. */
export const copyOf = ({ buyer, seller, materials }: Trade) => ({
  at: 0,
  changes: { buyer, seller },
  withheld: [],
  lines: materials.map(copiedLine),
})
