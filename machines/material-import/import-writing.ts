import { stillTo } from '#domain/import/import-again.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import { type Catalogue, catalogueOf } from '#domain/import/known-materials.ts'
import { toProblem } from '#domain/problem.ts'
import type { ImportOutcome, MaterialImportContext, MaterialWrite, MayWrite } from './material-import.types.ts'

type Writable = ImportRow & { verdict: 'new' | 'changed' }

/** True if the import must write the row: it is new or changed, and the user has the permission. */
export const isWritten = (row: ImportRow, may: MayWrite): row is Writable =>
  (row.verdict === 'new' && may.create) || (row.verdict === 'changed' && may.update)

/**
 * Returns the write request for the row at an index.
 * @throws if the row is neither new nor changed.
 */
export function writeOf({ rows }: MaterialImportContext, place: number): MaterialWrite {
  const row = rows[place]
  if (row?.verdict === 'new') return { id: null, body: row.body }
  if (row?.verdict === 'changed') return { id: row.before.id, body: row.body }
  throw new Error(`Row ${place} must not be written`)
}

/**
 * Compares the rows still to write with the server's current data. Returns the indexes of the rows to write, and all
 * outcomes. If the server already has a row's values, the row counts as written. Rows that changed on the server since
 * the preview are refused.
 */
export function queuedUp({ rows, may, outcomes }: MaterialImportContext, materials: Catalogue) {
  const known = catalogueOf(materials)
  const queue: number[] = []
  const now = rows.map((row, place): ImportOutcome | undefined => {
    const before = outcomes[place]
    if (!isWritten(row, may) || (before && before.kind !== 'unsure')) return before
    const still = stillTo(row, known)
    if (still.kind === 'there') return { kind: 'written' }
    if (still.kind === 'otherwise') return { kind: 'refused', reason: still.reason }
    queue.push(place)
    return undefined
  })
  return { queue, outcomes: now }
}

/**
 * Returns the outcome of a row that the server refused, with the field messages if any, otherwise the general message.
 */
export function refusedRow(error: unknown): ImportOutcome {
  const { fields, message } = toProblem(error)
  const messages = Object.values(fields)
  return { kind: 'refused', reason: (messages.length > 0 ? messages.join('. ') : message).replace(/\.$/u, '') }
}

/**
 * Returns the outcome of a row after its call failed: `unsure` if the server might have written the row, otherwise
 * undefined.
 */
export const unansweredRow = (error: unknown): ImportOutcome | undefined =>
  toProblem(error).mayBeDone ? { kind: 'unsure' } : undefined
