import { stillTo } from '#domain/import/import-again.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import { type Catalogue, catalogueOf } from '#domain/import/known-materials.ts'
import { toProblem } from '#domain/problem.ts'
import type { ImportOutcome, MaterialImportContext, MaterialWrite, MayWrite } from './material-import.types.ts'

type Writable = ImportRow & { verdict: 'new' | 'changed' }

/** Whether a row is to be written by somebody with these permissions. */
export const isWritten = (row: ImportRow, may: MayWrite): row is Writable =>
  (row.verdict === 'new' && may.create) || (row.verdict === 'changed' && may.update)

/** A row as it is sent. */
export function writeOf({ rows }: MaterialImportContext, place: number): MaterialWrite {
  const row = rows[place]
  if (row?.verdict === 'new') return { id: null, body: row.body }
  if (row?.verdict === 'changed') return { id: row.before.id, body: row.body }
  throw new Error(`Row ${place} must not be written`)
}

/**
 * What is left to write, by what the server has now. What is there already counts as written, and what is not as it was shown is
 * not written.
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

/** The outcome of a row that the server refused: the messages of its fields, or else the message of the refusal. */
export function refusedRow(error: unknown): ImportOutcome {
  const { fields, message } = toProblem(error)
  const messages = Object.values(fields)
  return { kind: 'refused', reason: (messages.length > 0 ? messages.join('. ') : message).replace(/\.$/u, '') }
}

/** The outcome of a row whose call failed: undefined if the row was certainly not written. */
export const unansweredRow = (error: unknown): ImportOutcome | undefined =>
  toProblem(error).mayBeDone ? { kind: 'unsure' } : undefined
