import { createListeners } from '#domain/listeners.ts'
import { createOrdered } from './ordered.ts'
import type { Stamped } from './records.ts'
import { createIndex, type Index } from './row-index.ts'

/** Interface that a table needs from Mirage's collection of records. */
export type Shelf<Row> = {
  /** Returns the live records in insertion order. */
  records: () => readonly Row[]
  get: (id: string) => Row | undefined
  /** Adds a copy of the values, with a new id if they have none, and returns the record. */
  insert: (values: object) => Row
  update: (row: Row, changes: object) => void
  remove: (row: Row) => void
}

type Values<Row> = Omit<Row, keyof Stamped> & { id?: string | undefined; createdAt?: string }
type Changes<Row> = Partial<Omit<Row, 'id' | 'updatedAt'>>

/** Rows that an index processes per step: a few ms of work. */
const piece = 20_000

/** New state of a row; null after its deletion. */
export type Change<Row> = { id: string; row: Readonly<Row> | null }
/** A local change with the row before it; null for a new row. Both rows are copies. */
export type Write<Row> = Change<Row> & { before: Readonly<Row> | null }

/** Returns the rows of a shelf with an order and indexes that every change keeps up to date. */
function sortedRows<Row extends Stamped>(shelf: Shelf<Row>, order: (a: Row, b: Row) => number) {
  const ordered = createOrdered(shelf.records, order)
  const indexes = new Map<keyof Row, Index<Row>>()
  const { notify, subscribe } = createListeners<[Write<Row>]>()
  let writes = 0

  const noted = (write: Write<Row>) => {
    writes += 1
    notify(write)
    return write
  }
  function* prepare(column: keyof Row): Generator<void> {
    while (!indexes.has(column)) {
      const index = createIndex<Row>(column, [])
      const [records, begun] = [shelf.records(), writes]
      const isStale = () => writes !== begun
      for (const [place, row] of records.entries()) {
        if (isStale()) break
        index.add(row)
        if (place % piece === 0) yield
      }
      // A write during preparation makes the index stale, so it is built again.
      if (!isStale() && !indexes.has(column)) indexes.set(column, index)
    }
  }

  return {
    ordered,
    subscribe,
    where: (column: keyof Row, value: unknown) => {
      const index = indexes.get(column) ?? createIndex(column, shelf.records())
      indexes.set(column, index)
      return index.get(value)
    },
    prepare,
    add: (values: object) => {
      const row = shelf.insert(values)
      for (const index of indexes.values()) index.add(row)
      ordered.add(row)
      return { row, write: noted({ id: row.id, before: null, row: { ...row } }) }
    },
    change: (row: Row, changes: object) => {
      const before = { ...row }
      let make = () => shelf.update(row, changes)
      for (const index of indexes.values()) {
        const inner = make
        make = () => index.change(row, inner)
      }
      ordered.change(row, make)
      return noted({ id: row.id, before, row: { ...row } })
    },
    drop: (row: Row) => {
      for (const index of indexes.values()) index.remove(row)
      ordered.remove(row)
      shelf.remove(row)
      return noted({ id: row.id, before: { ...row }, row: null })
    },
  }
}

/**
 * A table. Records stay in Mirage's database. A separate order and indexes find them, because Mirage's own reads copy
 * or scan the entire table. Rows are read-only outside this file.
 */
export type RowTable<Row extends Stamped> = ReturnType<typeof createTable<Row>>

/**
 * Creates a table. `order` is the order of {@link RowTable.all}, and `now` sets the dates of rows. `onWrite` is called
 * for local changes but not for applied ones.
 */
export function createTable<Row extends Stamped>(
  shelf: Shelf<Row>,
  order: (a: Row, b: Row) => number,
  now: () => number,
  onWrite?: (write: Write<Row>) => void,
) {
  const { ordered, where, prepare, subscribe, add, change, drop } = sortedRows(shelf, order)
  const stamp = () => new Date(now()).toISOString()
  const stored = (id: string) => {
    const row = shelf.get(id)
    if (!row) throw new Error(`No row with the id ${id}`)
    return row
  }

  return {
    get: (id: string): Readonly<Row> | undefined => shelf.get(id),
    count: () => shelf.records().length,

    /** Returns all rows in order, as a copy of the list. */
    all: (): ReadonlyArray<Readonly<Row>> => ordered.rows().slice(),

    /** Live rows and computed values, for readers that must not copy a large table. */
    ordered,

    /** Returns the rows with this value in the column, or among its values if the column is a list. */
    where<Column extends keyof Row>(
      column: Column,
      value: Row[Column] extends ReadonlyArray<infer Item> ? Item : Row[Column],
    ): ReadonlyArray<Readonly<Row>> {
      return where(column, value)
    },

    /**
     * Builds in steps the index that {@link RowTable.where} would otherwise build on its first call for this column.
     */
    prepare,

    /** Notifies about every change, local or applied. */
    watch: subscribe,

    /** Adds a row with dates, and with a new id if it has none. */
    insert(values: Values<Row>): Readonly<Row> {
      const updatedAt = stamp()
      const { row, write } = add({ createdAt: updatedAt, ...values, updatedAt })
      onWrite?.(write)
      return row
    },

    update(id: string, changes: Changes<Row>): Readonly<Row> {
      const row = stored(id)
      onWrite?.(change(row, { ...('sentAs' in row && { sentAs: undefined }), ...changes, updatedAt: stamp() }))
      return row
    },

    remove(id: string) {
      onWrite?.(drop(stored(id)))
    },

    /**
     * Applies a change from another tab or session, with its dates. Creates the row if missing. Does not call
     * `onWrite`.
     */
    apply({ id, row: values }: Change<Row>) {
      const row = shelf.get(id)
      if (values && row) change(row, values)
      else if (values) add(values)
      else if (row) drop(row)
    },
  }
}
