import type { LineMarks, LineValues } from './lines.types.ts'

const wanted = {
  weight: { missing: 'Type the weight', negative: 'The weight cannot be less than 0' },
  value: { missing: 'Type the value', negative: 'The value cannot be less than 0' },
}

/** The fields in the order in which they stand in a line. */
export const lineFields = ['weight', 'value'] as const satisfies ReadonlyArray<keyof LineValues>

/** What keeps a line from being saved, by field; empty when nothing does. */
function marksOf(line: LineValues): LineMarks {
  const marks: LineMarks = {}
  for (const field of lineFields) {
    const number = line[field]
    if (number === null) marks[field] = wanted[field].missing
    else if (number < 0) marks[field] = wanted[field].negative
  }
  return marks
}

/** Whether both numbers are there and can be saved. */
export function isComplete(line: LineValues): boolean {
  return Object.keys(marksOf(line)).length === 0
}

/**
 * What a server that refused the lines says of each, by key. `fields` holds its messages by the path in what was sent,
 * such as `materials.0.weight`; those about something else than a number of a line are left out.
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
export function faultsOf(lines: ReadonlyArray<LineValues & { key: string }>): Record<string, LineMarks> {
  return Object.fromEntries(lines.filter(line => !isComplete(line)).map(line => [line.key, marksOf(line)]))
}
