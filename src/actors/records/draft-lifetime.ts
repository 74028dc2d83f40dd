import { browserStorage } from '#actors/storage.ts'
import { fieldsIn } from '#rules/fields.ts'

/** The keys of drafts of any version. Apart from `draft-storage.ts`, because drafts are removed before there is a form. */
const anyVersion = 'threereco.draft.'

/** The number goes up when drafts, or the values of a form, change their shape: drafts of older versions are removed. */
const prefix = `${anyVersion}3.`

/** How long a draft is stored, in milliseconds: 14 days. */
const longest = 14 * 24 * 60 * 60_000

/** The storage key of the draft with this name. */
export const draftKey = (name: string) => prefix + name

/**
 * Whether a draft is not too old at `now` (epoch milliseconds). A date in the future comes from a wrong clock, and counts as
 * far as one in the past.
 */
export const isFresh = ({ at }: { at?: unknown }, now: number) => Math.abs(now - Number(at)) < longest

/** Removes the drafts for which `isDropped` holds, and all drafts of older versions. */
function dropWhere(isDropped: (name: string) => boolean) {
  for (const key of browserStorage.keys()) {
    if (!key.startsWith(anyVersion)) continue
    if (!key.startsWith(prefix) || isDropped(key.slice(prefix.length))) browserStorage.drop(key)
  }
}

/** Removes every draft that is too old or cannot be read. */
export const dropOldDrafts = (now: number) =>
  dropWhere(name => {
    return !isFresh(fieldsIn(browserStorage.readJson(draftKey(name))), now)
  })

/** Removes every draft of a user; their names begin with the id of the user. */
export const dropDraftsOf = (userId: string) => dropWhere(name => name.startsWith(userId))

/** Removes every draft but those of this user. */
export const dropDraftsOfOthers = (userId: string) => dropWhere(name => !name.startsWith(userId))
