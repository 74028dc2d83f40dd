import { browserStorage } from '#actors/storage.ts'
import type { Draft } from '#machines/draft/draft.types.ts'
import { fieldsIn, isFields } from '#rules/fields.ts'
import { isUuid } from '#rules/ids.ts'
import { draftChanges, draftKey, isFresh } from './draft-lifetime.ts'

function isSent(value: unknown): value is Draft['sent'] {
  const { id, at, values } = fieldsIn(value)
  return value === undefined || (typeof id === 'string' && isUuid(id) && typeof at === 'number' && isFields(values))
}

function isDraft(value: unknown): value is Draft {
  const { at, changes, withheld, lines, heldAt = at, sent } = fieldsIn(value)
  const hasContent = isFields(changes) && Array.isArray(withheld) && Array.isArray(lines)
  return typeof at === 'number' && typeof heldAt === 'number' && hasContent && isSent(sent)
}

/** Returns the stored draft; null if it is missing, unreadable, or too old at `now` (epoch milliseconds). */
export function readDraft(name: string, now: number): Draft | null {
  const draft = browserStorage.readJson(draftKey(name))
  return isDraft(draft) && isFresh(draft, now) ? draft : null
}

/**
 * Stores a draft; null deletes the stored one. Returns false if storage refuses the draft. The form then still warns the
 * user before leaving.
 */
export function storeDraft(name: string, draft: Draft | null): boolean {
  const isStored = draft === null || browserStorage.write(draftKey(name), JSON.stringify(draft))
  if (draft === null) browserStorage.drop(draftKey(name))
  draftChanges.notify()
  return isStored
}
