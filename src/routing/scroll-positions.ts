/** The key in the tab's session storage. */
const name = 'threereco.scroll'

/** How many entries of the history are kept, those left last. */
const most = 50

/** A history entry's key, and the pixels above the window. */
type Position = readonly [key: string, top: number]

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** What keeps texts for a tab, and never throws. Where it keeps nothing, a page that is loaded anew begins at its top. */
export type TabTexts = { readJson: (key: string) => unknown; write: (key: string, text: string) => unknown }

/** The scroll positions of history entries, kept by the tab over reloads. `isKnown`: the entry can still be gone to. */
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
     * The position of an entry that is returned to, 0 if unknown. It is removed, and kept anew when the entry is left.
     */
    take(key: string): number {
      const all = read()
      const found = all.find(([other]) => other === key)
      if (found) write(all.filter(position => position !== found))
      return found?.[1] ?? 0
    },
  }
}
