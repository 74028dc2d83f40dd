import type { RowChange } from '#mirage/store/row-change.ts'

/** A change with the times of this write and of the row's first write, in ms. The latest write wins in every tab. */
export type JournalEntry = RowChange & { at: number; first: number }

/** Returns a key that is unique across all tables. */
export const rowKeyOf = ({ table, id }: RowChange) => `${table} ${id}`

/**
 * True if `one` replaces `other`. All tabs must decide the same way, even for writes in the same millisecond. Deleted
 * rows stay deleted.
 */
export function isLater(one: JournalEntry, other: JournalEntry): boolean {
  if (one.row === null || other.row === null) return one.row === null && other.row !== null
  return one.at === other.at ? JSON.stringify(one.row) > JSON.stringify(other.row) : one.at > other.at
}

/**
 * Creates a journal: the latest state of every row that changed after seeding. `computer` is the clock that all tabs
 * share, in ms.
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
    /** Adds a local change, and returns the entry for other tabs. */
    record(change: RowChange): JournalEntry {
      // Times are unique, so that two writes always have an order.
      const at = Math.max(computer(), latest + 1)
      return keep({ ...change, at, first: entries.get(rowKeyOf(change))?.first ?? at })
    },
    /** Adds an entry from another tab. Returns true if it is new. */
    accept(entry: JournalEntry): boolean {
      const known = entries.get(rowKeyOf(entry))
      const isNews = !known || isLater(entry, known)
      if (isNews) keep(entry)
      return isNews
    },
    /** All changes, ordered by the first write of each row. */
    list: (): readonly JournalEntry[] => [...entries.values()].toSorted((a, b) => a.first - b.first),
  }
}
