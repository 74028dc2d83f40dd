import { draftKey, isFresh, withStorage } from './draft-ends.ts'

/** What a form held that was not saved: the fields that were changed, and the lines of a new record. */
export type Draft = {
  /** When it was kept, in epoch milliseconds. */
  at: number
  changes: Readonly<Record<string, unknown>>
  /** The names of the fields that were changed as well, and are private: a draft does not keep them. */
  withheld: readonly string[]
  lines: readonly unknown[]
}

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
  const draft: unknown = withStorage(storage => JSON.parse(storage.getItem(draftKey(name)) ?? 'null'))
  return isDraft(draft) && isFresh(draft, now) ? draft : null
}

export const keepDraft = (name: string, draft: Draft) =>
  withStorage(storage => storage.setItem(draftKey(name), JSON.stringify(draft)))

export const dropDraft = (name: string) => withStorage(storage => storage.removeItem(draftKey(name)))
