import { browserStorage } from '#actors/storage.ts'
import type { Draft } from '#machines/draft/draft.types.ts'
import { fieldsIn, isFields } from '#rules/fields.ts'
import { draftKey, isFresh } from './draft-lifetime.ts'

function isDraft(value: unknown): value is Draft {
  const { at, changes, withheld, lines } = fieldsIn(value)
  return typeof at === 'number' && isFields(changes) && Array.isArray(withheld) && Array.isArray(lines)
}

/** Returns the stored draft; null if it is missing, unreadable, or too old at `now` (epoch milliseconds). */
export function readDraft(name: string, now: number): Draft | null {
  const draft = browserStorage.readJson(draftKey(name))
  return isDraft(draft) && isFresh(draft, now) ? draft : null
}

/**
 * Stores a draft; null deletes the stored one. If storage refuses the draft, the form still warns the user before
 * leaving.
 */
export function storeDraft(name: string, draft: Draft | null) {
  if (draft) browserStorage.write(draftKey(name), JSON.stringify(draft))
  else browserStorage.drop(draftKey(name))
}
