/** What a form held that was not saved: the fields that were changed, and the lines of a new record. */
export type Draft = {
  /** When it was kept, in epoch milliseconds. */
  at: number
  changes: Readonly<Record<string, unknown>>
  lines: readonly unknown[]
}

/** The number goes up when a form's values change their shape: older drafts are then left alone. */
const prefix = 'threereco.draft.1.'

// A draft is a kindness, never a promise: where the browser keeps nothing, forms still ask before they are left.
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('changes' in value) || !('lines' in value)) return false
  const { changes, lines } = value
  return (
    'at' in value &&
    typeof value.at === 'number' &&
    typeof changes === 'object' &&
    changes !== null &&
    Array.isArray(lines)
  )
}

/** The draft that this browser keeps under a name; null where there is none that can be read. */
export function readDraft(name: string): Draft | null {
  const draft: unknown = withStorage(storage => JSON.parse(storage.getItem(prefix + name) ?? 'null'))
  return isDraft(draft) ? draft : null
}

export const keepDraft = (name: string, draft: Draft) =>
  withStorage(storage => storage.setItem(prefix + name, JSON.stringify(draft)))

export const dropDraft = (name: string) => withStorage(storage => storage.removeItem(prefix + name))

/** Drops every draft whose name begins with the id of its user, when they sign out. */
export const dropDraftsOf = (userId: string) =>
  withStorage(storage => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix + userId)) storage.removeItem(key)
  })
