import type { RowChange } from '#mirage/store/row-change.ts'

/**
 * A change with the times of this write and of the row's first write, both in ms, so that later ones win in every tab.
 */
export type JournalEntry = RowChange & { at: number; first: number }

/** The key of a row across all tables. */
export const rowKeyOf = ({ table, id }: RowChange) => `${table} ${id}`

/**
 * Whether one entry replaces another of the same row. All tabs must decide alike, even about two writes in the same
 * millisecond; and deleted rows do not come back.
 */
export function isLater(one: JournalEntry, other: JournalEntry): boolean {
  if (one.row === null || other.row === null) return one.row === null && other.row !== null
  return one.at === other.at ? JSON.stringify(one.row) > JSON.stringify(other.row) : one.at > other.at
}

/**
 * The changes since the data were seeded: the latest state of every changed row, to be applied to the same seeded data
 * again. `computer` is the clock that all tabs share, in ms.
 */
export function createJournal(computer: () => number = Date.now) {
  const entries = new Map<string, JournalEntry>()
  let latest = 0

  const keep = (entry: JournalEntry) => {
    latest = Math.max(latest, entry.at)
    entries.set(rowKeyOf(entry), entry)
    return entry
  }

  return {
    /** Adds a change that was made here, and returns the entry for other tabs. */
    record(change: RowChange): JournalEntry {
      // Never the same time twice, so that one of two writes is always the later.
      const at = Math.max(computer(), latest + 1)
      return keep({ ...change, at, first: entries.get(rowKeyOf(change))?.first ?? at })
    },
    /** Adds an entry from elsewhere. Returns whether it is new. */
    accept(entry: JournalEntry): boolean {
      const known = entries.get(rowKeyOf(entry))
      const isNews = !known || isLater(entry, known)
      if (isNews) keep(entry)
      return isNews
    },
    /** Every change, in the order in which the rows were first written. */
    list: (): readonly JournalEntry[] => [...entries.values()].toSorted((a, b) => a.first - b.first),
  }
}
