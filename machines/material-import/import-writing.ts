import { stillTo } from '#domain/import/import-again.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import { type Catalogue, catalogueOf } from '#domain/import/known-materials.ts'
import type { Problem } from '#domain/problem.ts'
import type { ImportOutcome, MaterialImportContext, MaterialWrite, MayWrite } from './material-import.types.ts'

type Writable = ImportRow & { verdict: 'new' | 'changed' }

/** Whether a row is to be written by somebody with these permissions. */
export const isWritten = (row: ImportRow, may: MayWrite): row is Writable =>
  (row.verdict === 'new' && may.create) || (row.verdict === 'changed' && may.update)

/** The lanes in which rows are written side by side. */
export const lanes = [0, 1, 2, 3] as const

/** The place of the row that a lane writes next, or writes now; undefined once its share is done. */
const placeOf = ({ queue, answered }: MaterialImportContext, lane: number) =>
  queue[lane + lanes.length * (answered[lane] ?? 0)]

/** Whether a lane has a row to write. */
export const isLeftFor = (context: MaterialImportContext, lane: number) => placeOf(context, lane) !== undefined

/** The row of a lane, as it is sent. */
export function writeOf(context: MaterialImportContext, lane: number): MaterialWrite {
  const row = context.rows[placeOf(context, lane) ?? -1]
  if (row?.verdict === 'new') return { id: null, body: row.body }
  if (row?.verdict === 'changed') return { id: row.before.id, body: row.body }
  throw new Error(`Lane ${lane} has nothing to write`)
}

/** The context once a lane has its answer; `outcome` is what became of its row, undefined for one that is still to be written. */
export function withOutcome(context: MaterialImportContext, lane: number, outcome: ImportOutcome | undefined) {
  const { outcomes, answered } = context
  return {
    outcomes: outcomes.with(placeOf(context, lane) ?? -1, outcome),
    answered: answered.with(lane, (answered[lane] ?? 0) + 1),
  }
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
  return { queue, outcomes: now, answered: lanes.map(() => 0) }
}

/** Why the server refused a row: what it says of its fields, or else of it all. */
export function refusalInWords({ fields, message }: Problem): string {
  const said = Object.values(fields)
  return (said.length > 0 ? said.join('. ') : message).replace(/\.$/u, '')
}
