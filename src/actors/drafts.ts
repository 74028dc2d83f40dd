/** What a form held that was not saved: the fields that were changed, and the lines of a new record. */
export type Draft = {
  /** When it was kept, in epoch milliseconds. */
  at: number
  changes: Readonly<Record<string, unknown>>
  /** The names of the fields that were changed as well, and are private: a draft does not keep them. */
  withheld: readonly string[]
  lines: readonly unknown[]
}

const family = 'threereco.draft.'

/** The number goes up when a draft, or a form's values, change their shape: older drafts go then. */
const prefix = `${family}2.`

/** Milliseconds that a draft is kept: 14 days. */
const longest = 14 * 24 * 60 * 60_000

// A draft is a kindness, never a promise: where the browser keeps nothing, forms still ask before they are left.
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
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
 * (epoch milliseconds). One of the future is of a clock that was wrong by then: it is given as much time and no more.
 */
export function readDraft(name: string, now: number): Draft | null {
  const draft: unknown = withStorage(storage => JSON.parse(storage.getItem(prefix + name) ?? 'null'))
  return isDraft(draft) && Math.abs(now - draft.at) < longest ? draft : null
}

export const keepDraft = (name: string, draft: Draft) =>
  withStorage(storage => storage.setItem(prefix + name, JSON.stringify(draft)))

export const dropDraft = (name: string) => withStorage(storage => storage.removeItem(prefix + name))

/** Drops the drafts of these names, and whatever an older version left. */
const dropWhere = (isDropped: (name: string) => boolean) =>
  withStorage(storage => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(family)) continue
      if (!key.startsWith(prefix) || isDropped(key.slice(prefix.length))) storage.removeItem(key)
    }
  })

/** Drops every draft that is too old, or that nobody can read. */
export const dropOldDrafts = (now: number) => dropWhere(name => readDraft(name, now) === null)

/** Drops every draft of a user: the names of theirs begin with their id. */
export const dropDraftsOf = (userId: string) => dropWhere(name => name.startsWith(userId))

/** Drops every draft but those of a user. */
export const dropDraftsOfOthers = (userId: string) => dropWhere(name => !name.startsWith(userId))
