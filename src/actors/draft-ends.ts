import { browserStorage } from './storage.ts'

/** How drafts come to their end. Apart from `draft-storage.ts`, as the app looks after them before there is a form. */
const family = 'threereco.draft.'

/** The number goes up when a draft, or a form's values, change their shape: older drafts go then. */
const prefix = `${family}2.`

/** Milliseconds that a draft is kept: 14 days. */
const longest = 14 * 24 * 60 * 60_000

/** Where the browser keeps the draft of a name. */
export const draftKey = (name: string) => prefix + name

/**
 * Whether a draft is not too old at `now` (epoch milliseconds). One of the future is of a clock that was wrong by then: it
 * is given as much time and no more.
 */
export const isFresh = ({ at }: { at?: unknown }, now: number) => Math.abs(now - Number(at)) < longest

/** Drops the drafts of these names, and whatever an older version left. */
function dropWhere(isDropped: (name: string) => boolean) {
  for (const key of browserStorage.keys()) {
    if (!key.startsWith(family)) continue
    if (!key.startsWith(prefix) || isDropped(key.slice(prefix.length))) browserStorage.drop(key)
  }
}

/** Drops every draft that is too old, or that nobody can read. */
export const dropOldDrafts = (now: number) =>
  dropWhere(name => {
    const draft = browserStorage.readJson(draftKey(name)) as { at?: unknown } | null
    return draft === null || !isFresh(draft, now)
  })

/** Drops every draft of a user: the names of theirs begin with their id. */
export const dropDraftsOf = (userId: string) => dropWhere(name => name.startsWith(userId))

/** Drops every draft but those of a user. */
export const dropDraftsOfOthers = (userId: string) => dropWhere(name => !name.startsWith(userId))
