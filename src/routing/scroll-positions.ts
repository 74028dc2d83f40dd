/** Key in session storage. */
const name = 'threereco.scroll'

/** Maximum number of stored history entries; the least recent are dropped. */
const most = 50

/** Key of a history entry, and its scroll offset in pixels. */
type Position = readonly [key: string, top: number]

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** Storage per tab that never throws. Without storage, reloaded pages start at the top. */
export type TabTexts = { readJson: (key: string) => unknown; write: (key: string, text: string) => unknown }

/** Stores scroll positions of history entries across reloads. `isKnown` is true if the history still has the entry. */
export function createPositions(texts: TabTexts, isKnown: (key: string) => boolean) {
  const read = (): Position[] => {
    const kept = texts.readJson(name)
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  }
  const write = (positions: readonly Position[]) => texts.write(name, JSON.stringify(positions))

  return {
    keep(key: string, top: number) {
      const others = read().filter(([other]) => other !== key && isKnown(other))
      write([...others, [key, top] as const].slice(-most))
    },
    /**
     * Returns the position of a history entry, 0 if unknown, and removes it. Leaving the entry stores a new position.
     */
    take(key: string): number {
      const all = read()
      const found = all.find(([other]) => other === key)
      if (found) write(all.filter(position => position !== found))
      return found?.[1] ?? 0
    },
  }
}
