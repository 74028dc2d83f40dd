import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { nameKeyOf } from '#domain/import/known-names.ts'
import type { FieldId, Verdict } from '#domain/import/import-types.ts'
import { isIncluded, isWritten } from './import-writing.ts'
import type { importMachine } from './import.machine.ts'

export type ImportActor = ActorRefFrom<typeof importMachine>
export type ImportSnapshot = SnapshotFrom<typeof importMachine>

/** Returns the number of records for each verdict. Records that the user leaves out count as `leftOut`. */
export function verdictsOf({ context: { records, included } }: ImportSnapshot): Record<Verdict, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, doubt: 0, wrong: 0, leftOut: 0 }
  for (const record of records) {
    const isOut = record.write !== null && record.verdict !== 'doubt' && !isIncluded(record, included)
    counts[isOut ? 'leftOut' : record.verdict] += 1
  }
  return counts
}

/** Import progress in numbers of records. `unsure` ones got no response and might have been written. */
export type ImportProgress = { total: number; written: number; refused: number; unsure: number }

export function importProgressOf({ context: { records, outcomes, ...chosen } }: ImportSnapshot): ImportProgress {
  const count = (kind: string) => outcomes.filter(outcome => outcome?.kind === kind).length
  return {
    total: records.filter(record => isWritten(record, chosen)).length,
    written: count('written'),
    refused: count('refused'),
    unsure: count('unsure'),
  }
}

/** Name in the file that matches no record, or several, with the number of its rows. */
export type UnclearName = { field: FieldId; name: string; rows: number }

/** Returns the names about which the user must decide, the most frequent first. */
export function unclearNamesOf({ context: { records } }: ImportSnapshot): UnclearName[] {
  const found = new Map<string, UnclearName>()
  for (const { field, unclear } of records.flatMap(({ reasons }) => reasons)) {
    if (unclear === undefined || field === null) continue
    const key = `${field} ${nameKeyOf(unclear)}`
    const known = found.get(key) ?? { field, name: unclear, rows: 0 }
    found.set(key, { ...known, rows: known.rows + 1 })
  }
  return [...found.values()].toSorted((one, other) => other.rows - one.rows)
}
