import { t } from '#messages/message.ts'
import { fieldsIn } from '#rules/fields.ts'
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

type Rules<Body extends ImportBody> = Pick<ImportDefinition<Body>, 'isSame'>

/** Returns the items of a list in a content, or the only value. */
function itemsIn(content: object, part: string): readonly unknown[] {
  const value = fieldsIn(content)[part]
  return Array.isArray(value) ? value : [value]
}

/**
 * True if this update, processed in part or not at all, explains a record: each changed part has the earlier or the new
 * content. Items of a list (lines, roles) are added before others are removed.
 */
export function isBetween<Body extends ImportBody>(
  body: Body,
  { before, body: after }: Extract<ImportWrite<Body>, { kind: 'update' }>,
  { isSame }: Rules<Body>,
): boolean {
  return Object.keys(after).every(part => {
    const isList = Array.isArray(fieldsIn(body)[part])
    const withItem = (item: unknown): Body => ({ ...body, [part]: isList ? [item] : item })
    const [now, earlier, later] = [itemsIn(body, part), itemsIn(before, part), itemsIn(after, part)]
    const isKnown = (item: unknown) => [...earlier, ...later].some(each => isSame(withItem(item), withItem(each)))
    return now.length >= Math.min(earlier.length, later.length) && now.every(isKnown)
  })
}

/**
 * Compares a planned write with the server's current records. Since the preview, another user might have changed a
 * record, or the server might have processed a request without a response.
 */
export function stillTo<Body extends ImportBody>(
  write: ImportWrite<Body>,
  rules: Rules<Body>,
  { withId, alike }: KnownIndex<Body>,
): StillTo {
  const { isSame } = rules
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
  const isOurs = write.kind === 'update' ? isBetween(found.body, write, rules) : isSame(found.body, write.before)
  return isOurs ? { kind: 'write' } : otherwise(t('Another user has changed this record'))
}
