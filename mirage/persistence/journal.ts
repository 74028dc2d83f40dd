import type { RowChange } from '#mirage/store/row-change.ts'

/**
 * A change with two times in ms: of this write (`at`) and of the row's first write (`first`). In every tab, the latest
 * write wins.
 */
export type JournalEntry = RowChange & { at: number; first: number }

/** Returns a key that is unique across all tables. */
export const rowKeyOf = ({ table, id }: RowChange) => `${table} ${id}`

/**
 * True if `one` replaces `other`. The result is the same in all tabs, even for writes in the same millisecond. Deleted
 * rows stay deleted.
 */
export function isLater(one: JournalEntry, other: JournalEntry): boolean {
  if (one.row === null || other.row === null) return one.row === null && other.row !== null
  return one.at === other.at ? JSON.stringify(one.row) > JSON.stringify(other.row) : one.at > other.at
}

/**
 * Creates a journal with the latest state of every row that changed after seeding. All tabs share the `computer` clock,
 * in ms.
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
    /** Adds a change from this tab. Returns the entry to send to other tabs. */
    record(change: RowChange): JournalEntry {
      // Each local write gets a later time than all earlier entries, so that the order is unambiguous.
      const at = Math.max(computer(), latest + 1)
      return keep({ ...change, at, first: entries.get(rowKeyOf(change))?.first ?? at })
    },
    /** Adds an entry from another tab or from the database. Returns true if it replaces the known state of its row. */
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
