import { browserStorage } from '#actors/storage.ts'
import { createListeners } from '#domain/listeners.ts'
import { fieldsIn } from '#rules/fields.ts'

/**
 * Prefix of the storage keys of all draft versions. Not in `draft-storage.ts`, because drafts are deleted before any
 * form loads.
 */
const anyVersion = 'threereco.draft.'

/**
 * Storage key prefix of current drafts. Increase the number when the structure of drafts or form values changes: older
 * drafts are then deleted.
 */
const prefix = `${anyVersion}4.`

/** Maximum age of a draft in milliseconds: 14 days. */
const longest = 14 * 24 * 60 * 60_000

export const draftKey = (name: string) => prefix + name

/**
 * True if a draft is younger than `longest` at `now` (epoch milliseconds). A wrong clock can cause a future time, so
 * the age is the absolute difference.
 */
export const isFresh = ({ at }: { at?: unknown }, now: number) => Math.abs(now - Number(at)) < longest

/** Separates the path of a form from the id of a load, in the name of its draft. */
export const loadMark = '#'

/** Names of the drafts of the forms in this tab. */
export const openHere = new Set<string>()

const isHeld = (name: string) => fieldsIn(browserStorage.readJson(draftKey(name)))['heldAt'] !== undefined

/** Returns the draft names of the loads on the yard of a user. A new load is there once the user holds or leaves it. */
export const loadNamesOf = (userId: string): string[] =>
  browserStorage.keys().flatMap(key => {
    const name = key.slice(prefix.length)
    const isLoad = key.startsWith(prefix + userId) && name.includes(loadMark)
    return isLoad && (!openHere.has(name) || isHeld(name)) ? name : []
  })

/** Changes of drafts in this tab. */
export const draftChanges = createListeners()

/** Calls the listener when a draft changes in this tab or in another one. Returns a function that unsubscribes. */
export function watchDrafts(listener: () => void): () => void {
  const stop = draftChanges.subscribe(listener)
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener()
  }
  addEventListener('storage', listen)
  return () => {
    stop()
    removeEventListener('storage', listen)
  }
}

/** Deletes the drafts for which `isDropped` returns true, and all drafts of older versions. */
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

/** Deletes a user's drafts, perhaps without their loads. Draft names start with the user id. */
export const dropDraftsOf = (userId: string, { keepsLoads = false } = {}) =>
  dropWhere(name => name.startsWith(userId) && !(keepsLoads && name.includes(loadMark)))

/** Deletes the drafts of all other users. Their loads stay for their next sign-in. */
export const dropDraftsOfOthers = (userId: string) =>
  dropWhere(name => !(name.startsWith(userId) || name.includes(loadMark)))
