import { browserStorage } from '#actors/storage.ts'
import { recentKey } from './recent-lifetime.ts'

/** Number of stored choices for each kind of look-up. */
const most = 5

/** Storage settings of recent choices. */
export type Recent<Item> = {
  /** Kind of records, such as "materials". Look-ups of one kind share their recent choices. */
  kind: string
  /** Returns the stored part of an item; null for invalid data, such as data of an older version. */
  kept: (item: unknown) => Item | null
}

/** Returns the recent choices of a user in this browser, for one kind of look-up. Empty if storage is blocked. */
export function recentChoices<Item extends { id: string }>(userId: string, { kind, kept }: Recent<Item>) {
  const key = recentKey(userId, kind)
  /** Returns the latest choice first. */
  const read = (): Item[] => {
    const stored = browserStorage.readJson(key)
    return Array.isArray(stored) ? stored.flatMap(item => kept(item) ?? []).slice(0, most) : []
  }
  return {
    read,
    keep: (item: Item) => {
      const choice = kept(item)
      if (!choice) return
      const others = read().filter(({ id }) => id !== item.id)
      browserStorage.write(key, JSON.stringify([choice, ...others].slice(0, most)))
    },
  }
}
