import { browserStorage } from '#actors/storage.ts'
import { fieldsIn } from '#rules/fields.ts'

/**
 * Prefix of drafts of any version. Separate from `draft-storage.ts`, because drafts are deleted before any form loads.
 */
const anyVersion = 'threereco.draft.'

/** Increase the number when drafts or form values change their shape. Drafts of older versions are deleted. */
const prefix = `${anyVersion}3.`

/** Maximum age of a draft in milliseconds: 14 days. */
const longest = 14 * 24 * 60 * 60_000

export const draftKey = (name: string) => prefix + name

/**
 * True if a draft is not too old at `now` (epoch milliseconds). A future date comes from a wrong clock and counts like
 * a past one.
 */
export const isFresh = ({ at }: { at?: unknown }, now: number) => Math.abs(now - Number(at)) < longest

/** Deletes the drafts that match, and all drafts of older versions. */
function dropWhere(isDropped: (name: string) => boolean) {
  for (const key of browserStorage.keys()) {
    if (!key.startsWith(anyVersion)) continue
    if (!key.startsWith(prefix) || isDropped(key.slice(prefix.length))) browserStorage.drop(key)
  }
}

/** Deletes expired and unreadable drafts. */
export const dropOldDrafts = (now: number) =>
  dropWhere(name => {
    return !isFresh(fieldsIn(browserStorage.readJson(draftKey(name))), now)
  })

/** Deletes the drafts of a user. Draft names start with the user id. */
export const dropDraftsOf = (userId: string) => dropWhere(name => name.startsWith(userId))

/** Deletes the drafts of all other users. */
export const dropDraftsOfOthers = (userId: string) => dropWhere(name => !name.startsWith(userId))
