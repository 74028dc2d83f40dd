import { type CatalogueMaterial, catalogueMaterial, type LineMaterial, type TypedLine } from '#schemas/trade.ts'

/** Weight in kg and value in rand; null until it is typed. */
export type LineValues = Pick<TypedLine, 'weight' | 'value'>

/** What a line is of, and its numbers. */
export type LineContent = { material: LineMaterial } & LineValues

/**
 * What a line takes over from a material, and nothing else of it.
 * @throws when the material lacks some of it.
 */
export const takenOver = (material: LineMaterial): CatalogueMaterial => catalogueMaterial.parse(material)

/** A line as the server has it; without an id it is there to be seen, and no call can change it. */
export type LoadedLine = { id: string | null } & LineContent

/** What is wrong with a line, by field. */
export type LineMarks = Partial<Record<'material' | keyof LineValues, string>>

/** A line to add, with what is wrong in its cells of a paste. */
export type AddedLine = TypedLine & { marks?: LineMarks }

const wanted = {
  weight: { missing: 'Enter a weight', negative: 'The weight must be 0 or more' },
  value: { missing: 'Enter a value', negative: 'The value must be 0 or more' },
}

const lineFields = ['weight', 'value'] as const satisfies ReadonlyArray<keyof LineValues>

/** The fields that can be marked, in the order of a line. */
export const markedFields = ['material', ...lineFields] as const satisfies ReadonlyArray<keyof LineMarks>

/** What keeps a line from being saved, by field; empty when nothing does. A line with a `term` has no material yet. */
function marksOf(line: LineValues & { term?: string }): LineMarks {
  const marks: LineMarks = line.term === undefined ? {} : { material: 'Choose a material' }
  for (const field of lineFields) {
    const number = line[field]
    if (number === null) marks[field] = wanted[field].missing
    else if (number < 0) marks[field] = wanted[field].negative
  }
  return marks
}

/** Whether the material and both numbers are there and can be saved. */
export function isComplete(line: LineValues & { term?: string }): boolean {
  return Object.keys(marksOf(line)).length === 0
}

/**
 * The server's messages about lines that it refused, by key. `fields` holds its messages by the path in what was sent,
 * such as `materials.0.weight`; those about anything but a number of a line are left out.
 */
export function refusalsOf(
  lines: ReadonlyArray<{ key: string }>,
  fields: Readonly<Record<string, string>>,
): Record<string, LineMarks> {
  const refusals: Record<string, LineMarks> = {}
  for (const [index, { key }] of lines.entries()) {
    for (const field of lineFields) {
      const message = fields[`materials.${index}.${field}`]
      if (message !== undefined) refusals[key] = { ...refusals[key], [field]: message }
    }
  }
  return refusals
}

/** What keeps each of the lines from being saved, by key; lines without a fault are left out. */
export function faultsOf(lines: ReadonlyArray<{ key: string; term?: string } & LineValues>): Record<string, LineMarks> {
  const faults = lines.map(line => [line.key, marksOf(line)] as const)
  return Object.fromEntries(faults.filter(([, marks]) => Object.keys(marks).length > 0))
}

/** The marks without those of some fields of a line. */
export function unmarked(
  marks: Readonly<Record<string, LineMarks>>,
  key: string,
  fields: readonly string[],
): Readonly<Record<string, LineMarks>> {
  const { [key]: marked, ...others } = marks
  const left = Object.entries(marked ?? {}).filter(([field]) => !fields.includes(field))
  return left.length > 0 ? { ...others, [key]: Object.fromEntries(left) } : others
}
