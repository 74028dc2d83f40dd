import { browserStorage } from '#actors/storage.ts'

/** Apart from `recent-choices.ts`, because recent choices are removed before there is a look-up. */
const prefix = 'threereco.recent.'

/** The storage key of what a user has chosen last in look-ups of a kind. */
export const recentKey = (userId: string, kind: string) => `${prefix}${userId}.${kind}`

function dropWhere(isDropped: (name: string) => boolean) {
  for (const key of browserStorage.keys()) {
    if (key.startsWith(prefix) && isDropped(key.slice(prefix.length))) browserStorage.drop(key)
  }
}

/** Removes what a user has chosen. */
export const dropRecentOf = (userId: string) => dropWhere(name => name.startsWith(userId))

/** Removes what was chosen by any but this user. */
export const dropRecentOfOthers = (userId: string) => dropWhere(name => !name.startsWith(userId))
