import { t } from '#messages/message.ts'
import type { ImportEntry } from '#schemas/stored-import.ts'
import type { Existing } from './import-definition.ts'
import type { ImportRecord, ImportWrite } from './import-types.ts'

/** Current content of the server's records, for undoing an import. */
export type CurrentRecords<Body extends object> = {
  /** Returns the record that a write created or updated; undefined if it no longer exists. */
  find: (write: ImportWrite<Body>) => Existing<Body> | undefined
  /** True if a record has these parts. */
  isSame: (body: Body, parts: Partial<Body>) => boolean
}

/** Returns the write that undoes another one: null if there is nothing to undo, undefined if that is impossible. */
function undoing<Body extends object>(
  write: ImportWrite<Body>,
  { find, isSame }: CurrentRecords<Body>,
): ImportWrite<Body> | null | undefined {
  const found = find(write)
  if (found === undefined || write.kind === 'remove') return null
  const { id, body: current } = found
  if (write.kind === 'create')
    return isSame(current, write.body) ? { kind: 'remove', id, before: write.body } : undefined
  // An interrupted undo has already restored the record, or its write never arrived.
  if (isSame(current, write.before)) return null
  return isSame(current, write.body) ? { kind: 'update', id, before: write.body, body: write.before } : undefined
}

/**
 * Returns the records that undo an import, in the reverse order of writing. The verdict is `changed` if the undo removes
 * or restores a record, `unchanged` if it is already removed or restored, and `wrong` if another user has changed it.
 */
export function undoRecords<Body extends object>(
  entries: readonly ImportEntry[],
  current: CurrentRecords<Body>,
): ImportRecord<Body>[] {
  // A pending record was never sent. If the server has it, another user has added it.
  const possible = entries.filter(({ outcome }) => outcome?.kind === 'written' || outcome?.kind === 'unsure')
  return possible
    .toSorted((one, other) => other.place - one.place)
    .map(({ write, title, rows }) => {
      // The journal of a resource contains only bodies of that resource.
      const undo = undoing(write as ImportWrite<Body>, current)
      const record = { title, rows, reasons: [], changes: [] }
      if (undo) return { ...record, verdict: 'changed', write: undo }
      if (undo === null) return { ...record, verdict: 'unchanged', write: null }
      const reason = t('Another user has changed this record since the import')
      return { ...record, verdict: 'wrong', reasons: [{ row: rows[0] ?? 0, field: null, reason }], write: null }
    })
}
