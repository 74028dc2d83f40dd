import type { RowChange } from '#mirage/store/row-change.ts'

/** A change with the time of the write and of the row's first write, both in ms, so that later ones win everywhere. */
export type JournalEntry = RowChange & { at: number; first: number }

/** What tells a row from all others. */
export const rowKeyOf = ({ table, id }: RowChange) => `${table} ${id}`

/**
 * Whether one entry is to stand in place of another of the same row. Everybody must see it alike, also of two writes in
 * the same millisecond; and rows that are gone do not come back.
 */
export function isLater(one: JournalEntry, other: JournalEntry): boolean {
  if (one.row === null || other.row === null) return one.row === null && other.row !== null
  return one.at === other.at ? JSON.stringify(one.row) > JSON.stringify(other.row) : one.at > other.at
}

/**
 * What was written since the data were seeded: the latest state of every row that changed, to be put over the same
 * seeded data again. `computer` is the clock that all tabs share, in ms.
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
    /** Notes what was written here, and gives it as it goes to other tabs. */
    record(change: RowChange): JournalEntry {
      // Never the same time twice, so that of two writes one is always the later.
      const at = Math.max(computer(), latest + 1)
      return keep({ ...change, at, first: entries.get(rowKeyOf(change))?.first ?? at })
    },
    /** Notes what was written elsewhere, and says whether it is news. */
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
