import { changesIn, type ImportRow } from './import-rows.ts'
import { type KnownMaterials, materialNow, unreadableMaterial } from './known-materials.ts'

/** What is to be done with a row that was shown before: write it, nothing as it is there already, or not what was shown, and why. */
export type StillTo = { kind: 'write' } | { kind: 'there' } | { kind: 'otherwise'; reason: string }

/**
 * Compares a row with the materials that there are by now: another person may have changed one since it was shown, and a call without
 * an answer may have been carried out.
 */
export function stillTo(row: ImportRow & { verdict: 'new' | 'changed' }, known: KnownMaterials): StillTo {
  const found = row.verdict === 'new' ? known.named(row.body.name, row.body.gwCode) : known.withId(row.before.id)
  if (found === 'several') return { kind: 'otherwise', reason: 'Another user has added materials with this name' }
  if (found === 'unreadable') return { kind: 'otherwise', reason: unreadableMaterial }
  if (!found) {
    return row.verdict === 'new'
      ? { kind: 'write' }
      : { kind: 'otherwise', reason: 'Another user has deleted this material' }
  }
  const now = materialNow(found)
  if (changesIn(now, row.body).length === 0) return { kind: 'there' }
  if (row.verdict === 'new') return { kind: 'otherwise', reason: 'Another user has added a material with this name' }
  if (changesIn(now, row.before).length === 0) return { kind: 'write' }
  return { kind: 'otherwise', reason: 'Another user has changed this material' }
}
