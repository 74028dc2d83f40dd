/**
 * A value for each row, indexed like the rows. Values are computed on first read, or earlier in steps, and then updated
 * on writes.
 */
export type OrderedColumn<Value> = {
  values(): readonly Value[]
  /** Computes up to this many missing values. Returns true if more are missing. */
  fill(count: number): boolean
}

/** Computed values of the first rows. */
type Computed<Row> = { of: (row: Row) => unknown; values: unknown[] }

/** Returns the index of the first row for which `isBefore` is false. */
function placeIn<Row>(rows: readonly Row[], isBefore: (row: Row) => boolean) {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const row = rows[middle]
    if (row !== undefined && isBefore(row)) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Keeps rows sorted: a write inserts a row at its position, without sorting or copying again. `order` must be
 * unambiguous for any two rows. `records` are sorted on first read.
 */
export function createOrdered<Row>(records: () => readonly Row[], order: (a: Row, b: Row) => number) {
  let sorted: Row[] | null = null
  const columns: Array<Computed<Row>> = []

  const placeOf = (rows: readonly Row[], row: Row) => placeIn(rows, other => order(other, row) < 0)
  const put = (rows: Row[], row: Row) => {
    const place = placeOf(rows, row)
    rows.splice(place, 0, row)
    for (const { of, values } of columns) if (place < values.length) values.splice(place, 0, of(row))
  }
  const take = (rows: Row[], place: number) => {
    rows.splice(place, 1)
    for (const { values } of columns) if (place < values.length) values.splice(place, 1)
  }
  const renewAt = (place: number, row: Row) => {
    for (const { of, values } of columns) if (place < values.length) values[place] = of(row)
  }
  const staysAt = (rows: readonly Row[], place: number, row: Row) => {
    const [before, after] = [rows[place - 1], rows[place + 1]]
    return (before === undefined || order(before, row) < 0) && (after === undefined || order(row, after) < 0)
  }
  const rows = (): readonly Row[] => (sorted ??= records().toSorted(order))

  return {
    /** Returns the live array, which later writes change. */
    rows,

    add(row: Row) {
      if (sorted) put(sorted, row)
    },

    /** Removes a row. Its sort values must not have changed since it was added. */
    remove(row: Row) {
      if (sorted) take(sorted, placeOf(sorted, row))
    },

    /** Calls `make`, which changes a row, and moves the row to its new position. */
    change(row: Row, make: () => void) {
      if (!sorted) return make()
      const place = placeOf(sorted, row)
      make()
      if (staysAt(sorted, place, row)) return renewAt(place, row)
      take(sorted, place)
      put(sorted, row)
    },

    /** Recomputes the values of a row, for columns that depend on more than the row. */
    renew(row: Row) {
      if (sorted) renewAt(placeOf(sorted, row), row)
    },

    column<Value>(of: (row: Row) => Value): OrderedColumn<Value> {
      const values: Value[] = []
      columns.push({ of, values })
      const fill = (count: number) => {
        const all = rows()
        const end = Math.min(values.length + count, all.length)
        for (const row of all.slice(values.length, end)) values.push(of(row))
        return end < all.length
      }
      return {
        values() {
          fill(Number.POSITIVE_INFINITY)
          return values
        },
        fill,
      }
    },
  }
}
