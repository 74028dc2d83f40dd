import { t } from '#messages/message.ts'
import { changesIn, type ImportRow } from './import-rows.ts'
import { type KnownMaterials, materialNow, unreadableMaterial } from './known-materials.ts'

/**
 * Action for a previewed row:
 * - `write`: send it
 * - `there`: skip it, because the server already has these values
 * - `otherwise`: skip it for the given reason, for example because another user changed the material
 */
export type StillTo = { kind: 'write' } | { kind: 'there' } | { kind: 'otherwise'; reason: string }

/**
 * Compares a previewed row with the server's current materials. Since the preview, another user might have changed a
 * material, or the server might have processed a request without a response.
 */
export function stillTo(row: ImportRow & { verdict: 'new' | 'changed' }, known: KnownMaterials): StillTo {
  const found = row.verdict === 'new' ? known.named(row.body.name, row.body.gwCode) : known.withId(row.before.id)
  if (found === 'several') return { kind: 'otherwise', reason: t('Another user has added materials with this name') }
  if (found === 'unreadable') return { kind: 'otherwise', reason: unreadableMaterial }
  if (!found) {
    return row.verdict === 'new'
      ? { kind: 'write' }
      : { kind: 'otherwise', reason: t('Another user has deleted this material') }
  }
  const now = materialNow(found)
  if (changesIn(now, row.body).length === 0) return { kind: 'there' }
  if (row.verdict === 'new') return { kind: 'otherwise', reason: t('Another user has added a material with this name') }
  if (changesIn(now, row.before).length === 0) return { kind: 'write' }
  return { kind: 'otherwise', reason: t('Another user has changed this material') }
}
