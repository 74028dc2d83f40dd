import { browserStorage } from '#actors/storage.ts'

/** Not in `recent-choices.ts`, because recent choices are deleted before any look-up loads. */
const prefix = 'threereco.recent.'

export const recentKey = (userId: string, kind: string) => `${prefix}${userId}.${kind}`

function dropWhere(isDropped: (name: string) => boolean) {
  for (const key of browserStorage.keys()) {
    if (key.startsWith(prefix) && isDropped(key.slice(prefix.length))) browserStorage.drop(key)
  }
}

/** Deletes the recent choices of a user. */
export const dropRecentOf = (userId: string) => dropWhere(name => name.startsWith(userId))

/** Deletes the recent choices of all other users. */
export const dropRecentOfOthers = (userId: string) => dropWhere(name => !name.startsWith(userId))
