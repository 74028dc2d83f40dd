import type { Stamped } from './records.ts'

/** What a table needs of Mirage's own collection of records. */
export type Shelf<Row> = {
  /** The records themselves, not copies. */
  records(): readonly Row[]
  insert(values: object): void
  update(id: string, changes: object): void
  remove(id: string): void
}

type Values<Row> = Omit<Row, keyof Stamped> & { createdAt?: string }
type Changes<Row> = Partial<Omit<Row, 'id' | 'updatedAt'>>

/**
 * One table: writes go to Mirage's database, reads to indexes kept beside it, because Mirage's own reads copy or scan
 * the whole table. Rows are read-only to everybody else.
 */
export type Table<Row extends Stamped> = ReturnType<typeof createTable<Row>>

/** `order` is the order in which {@link Table.all} gives the rows; `now` stamps them. */
export function createTable<Row extends Stamped>(
  shelf: Shelf<Row>,
  order: (a: Row, b: Row) => number,
  now: () => number,
) {
  const byId = new Map<string, Row>()
  const indexes = new Map<keyof Row, Map<unknown, Set<Row>>>()
  let sorted: Row[] = []
  let inOrder = false

  const keysOf = (row: Row, column: keyof Row): readonly unknown[] => {
    const value = row[column]
    return Array.isArray(value) ? value : [value]
  }
  const file = (row: Row, column: keyof Row, index: Map<unknown, Set<Row>>) => {
    for (const key of keysOf(row, column)) {
      const rows = index.get(key)
      if (rows) rows.add(row)
      else index.set(key, new Set([row]))
    }
  }
  const indexOf = (column: keyof Row) => {
    let index = indexes.get(column)
    if (!index) {
      index = new Map()
      indexes.set(column, index)
      for (const row of shelf.records()) file(row, column, index)
    }
    return index
  }
  const fileAll = (row: Row) => indexes.forEach((index, column) => file(row, column, index))
  const unfileAll = (row: Row) =>
    indexes.forEach((index, column) => keysOf(row, column).forEach(key => index.get(key)?.delete(row)))
  const stamp = () => new Date(now()).toISOString()
  const stored = (id: string) => {
    const row = byId.get(id)
    if (!row) throw new Error(`No row with the id ${id}`)
    return row
  }

  for (const row of shelf.records()) {
    byId.set(row.id, row)
    sorted.push(row)
  }

  return {
    get: (id: string): Readonly<Row> | undefined => byId.get(id),
    count: () => byId.size,

    /** Every row, in the order of the table. */
    all(): ReadonlyArray<Readonly<Row>> {
      if (!inOrder) sorted = sorted.toSorted(order)
      inOrder = true
      return sorted
    },

    /** The rows that have this value in the column, or among the values of a column that is a list. */
    where<Column extends keyof Row>(
      column: Column,
      value: Row[Column] extends ReadonlyArray<infer Item> ? Item : Row[Column],
    ): ReadonlyArray<Readonly<Row>> {
      return [...(indexOf(column).get(value) ?? [])]
    },

    /** Adds a row, and gives it an id and its stamps. */
    insert(values: Values<Row>): Readonly<Row> {
      const updatedAt = stamp()
      shelf.insert({ createdAt: updatedAt, ...values, updatedAt })
      const row = shelf.records().at(-1)
      if (!row) throw new Error('The row was not kept')
      byId.set(row.id, row)
      fileAll(row)
      sorted = [...sorted, row]
      inOrder = false
      return row
    },

    update(id: string, changes: Changes<Row>): Readonly<Row> {
      const row = stored(id)
      const filed = [...indexes].map(([column, index]) => ({ column, index, keys: keysOf(row, column) }))
      shelf.update(id, { ...changes, updatedAt: stamp() })
      // A row keeps its place among those it is filed with, unless it is filed elsewhere now.
      for (const { column, index, keys } of filed) {
        if (String(keys) === String(keysOf(row, column))) continue
        for (const key of keys) index.get(key)?.delete(row)
        file(row, column, index)
      }
      inOrder = false
      return row
    },

    remove(id: string) {
      const row = stored(id)
      unfileAll(row)
      byId.delete(id)
      shelf.remove(id)
      sorted = sorted.filter(other => other !== row)
    },
  }
}
