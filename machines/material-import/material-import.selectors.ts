import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { RowVerdict } from '#domain/import/import-rows.ts'
import { isWritten } from './import-writing.ts'
import type { materialImportMachine } from './material-import.machine.ts'

export type MaterialImportActor = ActorRefFrom<typeof materialImportMachine>
export type MaterialImportSnapshot = SnapshotFrom<typeof materialImportMachine>

/** Returns the number of rows for each verdict. */
export function verdictsOf({ context: { rows } }: MaterialImportSnapshot): Record<RowVerdict, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
  for (const { verdict } of rows) counts[verdict] += 1
  return counts
}

/** Import progress in numbers of rows. `unsure` rows got no response and might have been written. */
export type ImportProgress = { total: number; written: number; refused: number; unsure: number }

export function importProgressOf({ context: { rows, may, outcomes } }: MaterialImportSnapshot): ImportProgress {
  const count = (kind: string) => outcomes.filter(outcome => outcome?.kind === kind).length
  return {
    total: rows.filter(row => isWritten(row, may)).length,
    written: count('written'),
    refused: count('refused'),
    unsure: count('unsure'),
  }
}
