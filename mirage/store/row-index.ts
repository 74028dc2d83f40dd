/** Rows by the value of a column, or by each of its values if the column is a list. */
export type Index<Row> = ReturnType<typeof createIndex<Row>>

/** Creates an index. The rows of one value keep their insertion order. */
export function createIndex<Row>(column: keyof Row, rows: readonly Row[]) {
  const byValue = new Map<unknown, Row[]>()
  const valuesOf = (row: Row): readonly unknown[] => {
    const value = row[column]
    return Array.isArray(value) ? value : [value]
  }
  const file = (row: Row, value: unknown) => {
    const filed = byValue.get(value)
    if (filed) filed.push(row)
    else byValue.set(value, [row])
  }
  const unfile = (row: Row, value: unknown) => {
    const filed = byValue.get(value) ?? []
    if (filed.length > 1) filed.splice(filed.indexOf(row), 1)
    else byValue.delete(value)
  }
  const add = (row: Row) => {
    for (const value of valuesOf(row)) file(row, value)
  }
  for (const row of rows) add(row)

  return {
    /** Returns a copy, which later writes do not change. */
    get: (value: unknown): Row[] => byValue.get(value)?.slice() ?? [],
    add,
    remove: (row: Row) => valuesOf(row).forEach(value => unfile(row, value)),
    /** Calls `make`, which changes a row. The row keeps its position for each value that it still has. */
    change(row: Row, make: () => void) {
      const before = valuesOf(row)
      make()
      const after = valuesOf(row)
      if (before.length === after.length && before.every((value, index) => value === after[index])) return
      for (const value of before) unfile(row, value)
      for (const value of after) file(row, value)
    },
  }
}
