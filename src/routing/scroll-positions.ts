/** Key of the positions in session storage. */
const name = 'threereco.scroll'

/** Maximum number of stored positions. The oldest are dropped. */
const most = 50

/** Navigation API key of a history entry, and its scroll offset in pixels. */
type Position = readonly [key: string, top: number]

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** Storage of a browser tab. Its functions never throw. If storage is unavailable, reloaded pages start at the top. */
export type TabTexts = { readJson: (key: string) => unknown; write: (key: string, text: string) => unknown }

/**
 * Stores the scroll positions of history entries, so that they survive a reload. `isKnown` is true if the browser
 * history still contains the entry.
 */
export function createPositions(texts: TabTexts, isKnown: (key: string) => boolean) {
  const read = (): Position[] => {
    const stored = texts.readJson(name)
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  }
  const write = (positions: readonly Position[]) => texts.write(name, JSON.stringify(positions))

  return {
    keep(key: string, top: number) {
      const others = read().filter(([other]) => other !== key && isKnown(other))
      write([...others, [key, top] as const].slice(-most))
    },
    /**
     * Removes and returns the stored position of a history entry, or 0. A new position is stored when the user leaves
     * the entry.
     */
    take(key: string): number {
      const all = read()
      const found = all.find(([other]) => other === key)
      if (found) write(all.filter(position => position !== found))
      return found?.[1] ?? 0
    },
  }
}
