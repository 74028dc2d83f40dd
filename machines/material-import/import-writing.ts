import { stillTo } from '#domain/import/import-again.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import { type Catalogue, catalogueOf } from '#domain/import/known-materials.ts'
import { toProblem } from '#domain/problem.ts'
import type { ImportOutcome, MaterialImportContext, MaterialWrite, MayWrite } from './material-import.types.ts'

type Writable = ImportRow & { verdict: 'new' | 'changed' }

/** True if a user with these permissions can write the row. */
export const isWritten = (row: ImportRow, may: MayWrite): row is Writable =>
  (row.verdict === 'new' && may.create) || (row.verdict === 'changed' && may.update)

/** Returns the request for a row. */
export function writeOf({ rows }: MaterialImportContext, place: number): MaterialWrite {
  const row = rows[place]
  if (row?.verdict === 'new') return { id: null, body: row.body }
  if (row?.verdict === 'changed') return { id: row.before.id, body: row.body }
  throw new Error(`Row ${place} must not be written`)
}

/**
 * Returns the rows still to write, compared with the current data of the server. Rows already stored count as written.
 * Rows that changed since the preview are refused.
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

/** Returns the outcome of a refused row, with the messages of its fields or else the general message. */
export function refusedRow(error: unknown): ImportOutcome {
  const { fields, message } = toProblem(error)
  const messages = Object.values(fields)
  return { kind: 'refused', reason: (messages.length > 0 ? messages.join('. ') : message).replace(/\.$/u, '') }
}

/** Returns the outcome of a row after its call failed: undefined if the row was certainly not written. */
export const unansweredRow = (error: unknown): ImportOutcome | undefined =>
  toProblem(error).mayBeDone ? { kind: 'unsure' } : undefined
