/**
 * Tracks the rows that this browser changed or removed. Applies these changes to parts of filtered rows; parts without
 * changes keep their array.
 */
export function createChangedRows<Row extends { id: string }>() {
  /** The new version of each row; null if it was removed. */
  let changes: ReadonlyMap<string, { row: Row | null; at: number }> = new Map()
  const laterThan = (time: number) => new Map([...changes].filter(([, { at }]) => at >= time))

  return {
    clear: () => void (changes = new Map()),
    put: (id: string, row: Row | null, at: number) => void (changes = new Map(changes).set(id, { row, at })),
    hasLaterThan: (time: number) => laterThan(time).size > 0,
    /**
     * Applies the changes since `readFrom` (epoch ms), when the rows were read. Matching rows that were not read come
     * first. Rows that no longer match stay; `left` contains their ids.
     */
    applied(parts: readonly (readonly Row[])[], readFrom: number, matches: (row: Row) => boolean) {
      const later = laterThan(readFrom)
      const found = new Set<string>()
      const changed = parts.map(rows =>
        rows.some(({ id }) => later.has(id))
          ? rows.flatMap(row => {
              const change = later.get(row.id)
              found.add(row.id)
              return change ? (change.row ?? []) : row
            })
          : rows,
      )
      const rows = [...later.values()].flatMap(({ row }) => row ?? [])
      const added = rows.filter(row => !found.has(row.id) && matches(row))
      const left = rows.filter(row => found.has(row.id) && !matches(row))
      return { parts: [added.toReversed(), ...changed], left: new Set(left.map(({ id }) => id)) }
    },
  }
}
