import { stillTo } from '#domain/import/import-again.ts'
import type { KnownRecords } from '#domain/import/import-definition.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { FieldId, ImportOutcome, ImportRecord, ImportWrite } from '#domain/import/import-types.ts'
import { toProblem } from '#domain/problem.ts'
import type { ImportContext, PlacedWrite } from './import.types.ts'

type Chosen = Pick<ImportContext, 'may' | 'included'>

/** True if the user includes the record: by default, records without a doubt. */
export const isIncluded = ({ rows: [row = 0], verdict }: ImportRecord, included: Chosen['included']): boolean =>
  included[row] ?? verdict !== 'doubt'

/** True if the import must write the record: the user includes it and has the permission. */
export const isWritten = (
  record: ImportRecord,
  { may, included }: Chosen,
): record is ImportRecord & { write: ImportWrite } =>
  record.write !== null && may[record.write.kind] && isIncluded(record, included)

/**
 * Returns the write request for the record at an index.
 * @throws if the record must not be written.
 */
export function writeOf({ resource, records, importId }: ImportContext, place: number): PlacedWrite {
  const { write = null, rows: [row = 0] = [] } = records[place] ?? {}
  if (!write) throw new Error(`Record ${place} must not be written`)
  return { resource, write, importId, row }
}

/**
 * Compares the records still to write with the server's current ones. Returns the indexes of the records to write, and
 * all outcomes. If the server already has a record's values, it counts as written. Records that changed on the server
 * since the preview are refused.
 */
export function queuedUp({ resource, records, outcomes, ...chosen }: ImportContext, known: KnownRecords) {
  const definition = definitionOf(resource)
  const index = definition.indexOf(known)
  const queue: number[] = []
  const now = records.map((record, place): ImportOutcome | undefined => {
    const before = outcomes[place]
    if (!isWritten(record, chosen) || (before && before.kind !== 'unsure')) return before
    const still = stillTo(record.write as never, definition, index)
    if (still.kind === 'there') return { kind: 'written' }
    if (still.kind === 'otherwise') return { kind: 'refused', reason: still.reason }
    queue.push(place)
    return undefined
  })
  return { queue, outcomes: now }
}

/**
 * Returns the outcome of a record that the server refused, with the field messages if any, otherwise the general
 * message.
 */
export function refusedRecord(error: unknown): ImportOutcome {
  const { fields, message } = toProblem(error)
  const messages = Object.values(fields)
  return { kind: 'refused', reason: (messages.length > 0 ? messages.join('. ') : message).replace(/\.$/u, '') }
}

/**
 * Returns the outcome of a record after its call failed: `unsure` if the server might have written the record, otherwise
 * undefined.
 */
export const unansweredRecord = (error: unknown): ImportOutcome | undefined =>
  toProblem(error).mayBeDone ? { kind: 'unsure' } : undefined

const noCandidates: ReadonlyArray<{ id: string; name: string }> = []

/** Returns the server's records among which a name of a field can be. */
export function candidatesIn(known: KnownRecords | null, field: FieldId) {
  if (!known) return noCandidates
  if (field === 'material') return known.materials.items
  if (field === 'buyer' || field === 'business') return known.businesses.items
  if (field === 'roles') return known.roles.items
  return field === 'seller' ? known.sellers.items : known.users.items
}

/** Returns the id of the import that ended: the undone import, or its own. A part of an undo can be repeated. */
export const endOf = ({ context: { importId, undoing, records, outcomes } }: { context: ImportContext }) => ({
  importId: undoing?.importId ?? importId,
  isUndone:
    undoing !== null && records.every(({ write }, place) => write === null || outcomes[place]?.kind === 'written'),
})
