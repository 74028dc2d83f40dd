/**
 * A value for each row, in the places of the rows. They are made when they are first read, or before by and by, and kept
 * up to date from then on.
 */
export type OrderedColumn<Value> = {
  values(): readonly Value[]
  /** Makes so many more of the values, and says whether there are more to make. */
  fill(count: number): boolean
}

/** The values are those of the first rows, as many as were made. */
type Kept<Row> = { of: (row: Row) => unknown; values: unknown[] }

/**
 * Rows in an order that writes keep: a row is put where it belongs, and nothing is ever sorted or copied again.
 * `order` must tell any two rows apart. `records` are sorted when they are first asked for.
 */
export function createOrdered<Row>(records: () => readonly Row[], order: (a: Row, b: Row) => number) {
  let sorted: Row[] | null = null
  const columns: Array<Kept<Row>> = []

  /** The first place whose row does not come before this one. */
  const placeOf = (rows: readonly Row[], row: Row) => {
    let [from, to] = [0, rows.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (order(rows[middle] as Row, row) < 0) from = middle + 1
      else to = middle
    }
    return from
  }
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
  const rows = () => (sorted ??= records().toSorted(order))

  return {
    /** The rows themselves: what is written later shows in them. */
    rows: rows as () => readonly Row[],

    /** Takes a new row in, or one that has been changed out and in again. */
    add(row: Row) {
      if (sorted) put(sorted, row)
    },

    /** Lets a row go, which must be as it was when it came in. */
    remove(row: Row) {
      if (sorted) take(sorted, placeOf(sorted, row))
    },

    /** Lets `make` change a row, and puts it where it belongs then. */
    change(row: Row, make: () => void) {
      if (!sorted) return make()
      const place = placeOf(sorted, row)
      make()
      if (staysAt(sorted, place, row)) return renewAt(place, row)
      take(sorted, place)
      put(sorted, row)
    },

    /** Makes the values of a row anew, for columns that look at more than the row itself. */
    renew(row: Row) {
      if (sorted) renewAt(placeOf(sorted, row), row)
    },

    /** Keeps a value for each row beside it. */
    column<Value>(of: (row: Row) => Value): OrderedColumn<Value> {
      const values: Value[] = []
      columns.push({ of, values })
      const fill = (count: number) => {
        const all = rows()
        const end = Math.min(values.length + count, all.length)
        for (let place = values.length; place < end; place += 1) values.push(of(all[place] as Row))
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
