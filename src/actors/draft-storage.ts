import type { Draft } from '#machines/draft/draft.types.ts'
import { draftKey, isFresh } from './draft-ends.ts'
import { browserStorage } from './storage.ts'

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { at, changes, withheld, lines } = value as Record<string, unknown>
  return (
    typeof at === 'number' &&
    typeof changes === 'object' &&
    changes !== null &&
    Array.isArray(withheld) &&
    Array.isArray(lines)
  )
}

/**
 * The draft that this browser keeps under a name; null where there is none that can be read, or it is too old at `now`
 * (epoch milliseconds).
 */
export function readDraft(name: string, now: number): Draft | null {
  const draft = browserStorage.readJson(draftKey(name))
  return isDraft(draft) && isFresh(draft, now) ? draft : null
}

/**
 * Keeps a draft under a name in place of what was there; null keeps nothing there any more. Where the browser keeps
 * nothing, forms still ask before they are left.
 */
export function storeDraft(name: string, draft: Draft | null) {
  if (draft) browserStorage.write(draftKey(name), JSON.stringify(draft))
  else browserStorage.drop(draftKey(name))
}
