/** Where a browser tab keeps how far its pages were scrolled. */
const name = 'threereco.scroll'

/** Of so many entries of the history at most, those that were left last. */
const most = 50

/** A history entry's key, and the pixels above the window. */
type Position = readonly [key: string, top: number]

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

// Where the browser keeps nothing, a page that is loaded anew begins at its top.
function read(storage: Storage): Position[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    return []
  }
}

function write(storage: Storage, positions: readonly Position[]) {
  try {
    storage.setItem(name, JSON.stringify(positions))
  } catch {
    // Nothing to undo.
  }
}

/** The scroll positions of history entries, kept by the tab over reloads. `isKnown`: the entry can still be gone to. */
export function createPositions(storage: Storage, isKnown: (key: string) => boolean) {
  return {
    keep(key: string, top: number) {
      const others = read(storage).filter(([other]) => other !== key && isKnown(other))
      write(storage, [...others, [key, top] as const].slice(-most))
    },
    /** Gives the position of an entry that is gone to, 0 where none is known, and forgets it: it is left anew. */
    take(key: string): number {
      const all = read(storage)
      const found = all.find(([other]) => other === key)
      if (found) {
        write(
          storage,
          all.filter(position => position !== found),
        )
      }
      return found?.[1] ?? 0
    },
  }
}
