import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { FieldId, ImportRecord, ImportVerdict } from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-names.ts'
import type { importMachine } from './import.machine.ts'
import { candidatesIn, isIncluded, isWritten } from './import-writing.ts'

export type ImportActor = ActorRefFrom<typeof importMachine>
export type ImportSnapshot = SnapshotFrom<typeof importMachine>

/** Returns the verdict about a record. A record that the user leaves out is `leftOut`. */
export const verdictOf = (record: ImportRecord, included: ImportSnapshot['context']['included']): ImportVerdict =>
  record.write !== null && record.verdict !== 'doubt' && !isIncluded(record, included) ? 'leftOut' : record.verdict

/** Returns the number of records for each verdict. */
export function verdictsOf({ context: { records, included } }: ImportSnapshot): Record<ImportVerdict, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, doubt: 0, wrong: 0, leftOut: 0 }
  for (const record of records) counts[verdictOf(record, included)] += 1
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

/** True if the import undoes an earlier one. */
export const isUndoing = ({ context }: ImportSnapshot) => context.undoing !== null

/** Row of the file that was not written, with the reason. */
export type UnwrittenRow = { row: number; reason: string }

/** Returns the rows that are invalid, doubtful or refused. Rows that the user left out are not among them. */
export function restOf({ context: { records, outcomes, included } }: ImportSnapshot): UnwrittenRow[] {
  return records.flatMap((record, place) => {
    const outcome = outcomes[place]
    const { verdict, reasons, rows } = record
    if (outcome?.kind === 'refused') return rows.map(row => ({ row, reason: outcome.reason }))
    const isRest = verdict === 'wrong' || (verdict === 'doubt' && !isIncluded(record, included))
    if (!isRest) return []
    return rows.map(row => {
      const own = reasons.filter(each => each.row === row)
      return { row, reason: (own.length > 0 ? own : reasons).map(({ reason }) => reason).join('. ') }
    })
  })
}

/** Returns the server's records among which a name of a field can be. */
export const candidatesFor = ({ context: { known } }: ImportSnapshot, field: FieldId) => candidatesIn(known, field)
