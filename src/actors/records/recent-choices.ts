import { browserStorage } from '#actors/storage.ts'
import { recentKey } from './recent-lifetime.ts'

/** How many choices of a kind are kept. */
const most = 5

/** What a look-up keeps of what was chosen in it. */
export type Recent<Item> = {
  /** Names the records that are chosen; look-ups of one kind share what they keep: "materials". */
  kind: string
  /** What is kept of an item, and nothing else of it; null for what is no such item, as an older version may have kept it. */
  kept: (item: unknown) => Item | null
}

/** What a user has chosen last in look-ups of one kind, in this browser. Where the browser stores nothing, there is nothing. */
export function recentChoices<Item extends { id: string }>(userId: string, { kind, kept }: Recent<Item>) {
  const key = recentKey(userId, kind)
  /** The latest first. */
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
