import { t } from '#messages/message.ts'
import type { ImportBody, ImportDefinition, KnownIndex } from './import-definition.ts'
import type { ImportWrite } from './import-types.ts'
import { unreadableRecord } from './known-names.ts'

/**
 * Action for a previewed record:
 * - `write`: send it
 * - `there`: skip it, because the server already has these values
 * - `otherwise`: skip it for the given reason, for example because another user changed the record
 */
export type StillTo = { kind: 'write' } | { kind: 'there' } | { kind: 'otherwise'; reason: string }

const otherwise = (reason: string): StillTo => ({ kind: 'otherwise', reason })

/**
 * Compares a planned write with the server's current records. Since the preview, another user might have changed a
 * record, or the server might have processed a request without a response.
 */
export function stillTo<Body extends ImportBody>(
  write: ImportWrite<Body>,
  { isSame }: Pick<ImportDefinition<Body>, 'isSame'>,
  { withId, alike }: KnownIndex<Body>,
): StillTo {
  const found = write.kind === 'create' ? (withId(write.id) ?? alike(write.body)) : withId(write.id)
  if (found === 'several') return otherwise(t('Another user has added records with this name'))
  if (found === 'unreadable') return otherwise(unreadableRecord)
  if (write.kind === 'create') {
    if (!found) return { kind: 'write' }
    return isSame(found.body, write.body)
      ? { kind: 'there' }
      : otherwise(t('Another user has added this record with other values'))
  }
  if (!found) return write.kind === 'remove' ? { kind: 'there' } : otherwise(t('Another user has deleted this record'))
  if (write.kind === 'update' && isSame(found.body, write.body)) return { kind: 'there' }
  return isSame(found.body, write.before) ? { kind: 'write' } : otherwise(t('Another user has changed this record'))
}
