import { exact, exactText } from '#domain/carbon/carbon.ts'
import { factsOf, type RecordLines, recordLine } from '#domain/statement/statement-records.ts'
import type { FlowMaterial, MaterialFlow } from '#schemas/flow.ts'
import type { Movement } from './movement.ts'
import type { FlowTrade } from './running-flow.ts'

/*
 * The records of a report are JSON lines with its source data. Their SHA-256 is the report's fingerprint. The report's
 * JSON Schema describes them. Keys have a fixed order, so that equal data give equal text.
 */

/** Returns the JSON line of a record. The result does not depend on the server's order of the lines. */
export function lineOfRecord(movement: Movement, id: string, { materials, ...trade }: FlowTrade): string {
  const lines = materials
    .map(({ weight, value, material: { name, gwCode } }) =>
      JSON.stringify({ name, gwCode, weightKg: exactText(exact(weight)), value: exactText(exact(value)) }),
    )
    .toSorted()
  return recordLine({ ...factsOf(id, trade), movement }, lines)
}

/** Returns the text of the records file: the opening stock of each material, then the records of the period. */
export function flowRecords(
  { about, period, filter }: Pick<MaterialFlow, 'about' | 'period' | 'filter'>,
  materials: readonly FlowMaterial[],
  lines: RecordLines,
  pause?: () => Promise<void>,
): Promise<string> {
  const { from, to, timeZone } = period
  const opening = materials
    .flatMap(({ name, gwCode, openingKg }) =>
      openingKg === null || openingKg === '0' ? [] : [{ name, gwCode, weightKg: openingKg }],
    )
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  const head = {
    flowOf: { kind: about.kind, id: about.id },
    period: { from, to, timeZone },
    ...(filter && { filter }),
    opening,
  }
  return lines.file(head, pause)
}
