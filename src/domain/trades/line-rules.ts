import { t } from '#messages/message.ts'
import { type CatalogueMaterial, catalogueMaterial, type LineMaterial, type TypedLine } from '#schemas/trade.ts'

/** Weight in kg and value in rand; null until entered. */
export type LineValues = Pick<TypedLine, 'weight' | 'value'>

export type LineContent = { material: LineMaterial } & LineValues

/**
 * Copies the material fields that a line needs.
 * @throws if the material lacks one of the fields.
 */
export const takenOver = (material: LineMaterial): CatalogueMaterial => catalogueMaterial.parse(material)

/** Line from the server. A line without an id is read-only, because no call can change it. */
export type LoadedLine = { id: string | null } & LineContent

/** Errors of a line by field. */
export type LineMarks = Partial<Record<'material' | keyof LineValues, string>>

/** A line to add, with the errors in its pasted cells. */
export type AddedLine = TypedLine & { marks?: LineMarks }

const wanted = {
  weight: { missing: t('Enter a weight'), negative: t('The weight must be 0 or more') },
  value: { missing: t('Enter a value'), negative: t('The value must be 0 or more') },
}

const lineFields = ['weight', 'value'] as const satisfies ReadonlyArray<keyof LineValues>

/** Fields that can have errors, in display order. */
export const markedFields = ['material', ...lineFields] as const satisfies ReadonlyArray<keyof LineMarks>

/** Validates a line and returns errors by field. A line with a `term` has no material yet. */
function marksOf(line: LineValues & { term?: string; gross?: number | null }): LineMarks {
  const marks: LineMarks = line.term === undefined ? {} : { material: t('Choose a material') }
  for (const field of lineFields) {
    const number = line[field]
    if (number === null && field === 'weight' && line.gross) marks.weight = t('Enter the tare')
    else if (number === null) marks[field] = wanted[field].missing
    else if (number < 0) marks[field] = wanted[field].negative
  }
  return marks
}

/** True if the material and both numbers are valid. */
export function isComplete(line: LineValues & { term?: string }): boolean {
  return Object.keys(marksOf(line)).length === 0
}

/**
 * Returns the server's validation errors by line key. `fields` contains messages by path in the request body, such as
 * `materials.0.weight`. Omits messages about fields other than weight and value.
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

/** Validates lines and returns errors by line key. Valid lines are omitted. */
export function faultsOf(
  lines: ReadonlyArray<{ key: string; term?: string; gross?: number | null } & LineValues>,
): Record<string, LineMarks> {
  const faults = lines.map(line => [line.key, marksOf(line)] as const)
  return Object.fromEntries(faults.filter(([, marks]) => Object.keys(marks).length > 0))
}

/** Removes the errors of some fields in one line. */
export function unmarked(
  marks: Readonly<Record<string, LineMarks>>,
  key: string,
  fields: readonly string[],
): Readonly<Record<string, LineMarks>> {
  const { [key]: marked, ...others } = marks
  const left = Object.entries(marked ?? {}).filter(([field]) => !fields.includes(field))
  return left.length > 0 ? { ...others, [key]: Object.fromEntries(left) } : others
}
