import { browserStorage } from '#actors/storage.ts'
import { recentKey } from './recent-lifetime.ts'

/** Maximum number of recent choices stored for each kind of record. */
const most = 5

/** Defines which recent choices are stored, and which part of each. */
export type Recent<Item> = {
  /** Kind of record, such as "materials". All look-ups of one kind share their recent choices. */
  kind: string
  /** Returns the part of an item to store; null for invalid data, such as data of an older version. */
  parse: (item: unknown) => Item | null
}

/**
 * Returns functions that read and store a user's recent choices of one kind. If storage is blocked, there are no recent
 * choices.
 */
export function recentChoices<Item extends { id: string }>(userId: string, { kind, parse }: Recent<Item>) {
  const key = recentKey(userId, kind)
  /** Returns the stored choices, latest first. */
  const read = (): Item[] => {
    const stored = browserStorage.readJson(key)
    return Array.isArray(stored) ? stored.flatMap(item => parse(item) ?? []).slice(0, most) : []
  }
  return {
    read,
    keep: (item: Item) => {
      const choice = parse(item)
      if (!choice) return
      const others = read().filter(({ id }) => id !== item.id)
      browserStorage.write(key, JSON.stringify([choice, ...others].slice(0, most)))
    },
  }
}
