import { createOrdered } from './ordered.ts'
import type { Stamped } from './records.ts'
import { createIndex, type Index } from './row-index.ts'

/** What a table needs of Mirage's own collection of records. */
export type Shelf<Row> = {
  /** The records themselves, not copies, in the order in which they came. */
  records: () => readonly Row[]
  get: (id: string) => Row | undefined
  /** Keeps a copy of the values, with an id unless they have one, and gives the record. */
  insert: (values: object) => Row
  update: (row: Row, changes: object) => void
  remove: (row: Row) => void
}

type Values<Row> = Omit<Row, keyof Stamped> & { createdAt?: string }
type Changes<Row> = Partial<Omit<Row, 'id' | 'updatedAt'>>

/** How many rows an index takes in at a time: a few ms of work. */
const piece = 20_000

/** What a row is from now on; null once it is gone. */
export type Change<Row> = { id: string; row: Readonly<Row> | null }
/** A change as it was made here: what the row was before, null for a new one. Both are copies, and stay as they are. */
export type Write<Row> = Change<Row> & { before: Readonly<Row> | null }

/**
 * One table: records stay in Mirage's database, and are found by an order and indexes kept beside it, because Mirage's
 * own reads copy or scan the whole table. Rows are read-only to everybody else.
 */
export type RowTable<Row extends Stamped> = ReturnType<typeof createTable<Row>>

/**
 * `order` is the order in which {@link RowTable.all} gives the rows; `now` stamps them; `onWrite` is told of every change
 * that is made here, but of none that is applied.
 */
export function createTable<Row extends Stamped>(
  shelf: Shelf<Row>,
  order: (a: Row, b: Row) => number,
  now: () => number,
  onWrite?: (write: Write<Row>) => void,
) {
  const ordered = createOrdered(shelf.records, order)
  const indexes = new Map<keyof Row, Index<Row>>()
  let writes = 0
  const watchers: Array<(write: Write<Row>) => void> = []

  const indexOf = (column: keyof Row) => {
    let index = indexes.get(column)
    if (!index) {
      index = createIndex(column, shelf.records())
      indexes.set(column, index)
    }
    return index
  }
  const stamp = () => new Date(now()).toISOString()
  const stored = (id: string) => {
    const row = shelf.get(id)
    if (!row) throw new Error(`No row with the id ${id}`)
    return row
  }

  const tell = (id: string, before: Row | null, row: Row | null): Write<Row> => {
    writes += 1
    const write = { id, before, row }
    for (const watcher of watchers) watcher(write)
    return write
  }
  const add = (values: object) => {
    const row = shelf.insert(values)
    for (const index of indexes.values()) index.add(row)
    ordered.add(row)
    return { row, write: tell(row.id, null, { ...row }) }
  }
  const change = (row: Row, changes: object) => {
    const before = { ...row }
    let make = () => shelf.update(row, changes)
    for (const index of indexes.values()) {
      const inner = make
      make = () => index.change(row, inner)
    }
    ordered.change(row, make)
    return tell(row.id, before, { ...row })
  }
  const drop = (row: Row) => {
    for (const index of indexes.values()) index.remove(row)
    ordered.remove(row)
    shelf.remove(row)
    return tell(row.id, { ...row }, null)
  }

  return {
    get: (id: string): Readonly<Row> | undefined => shelf.get(id),
    count: () => shelf.records().length,

    /** Every row, in the order of the table: a list that later writes leave alone. */
    all: (): ReadonlyArray<Readonly<Row>> => ordered.rows().slice(),

    /** The rows where they stand, and values kept beside them, for those who would rather not copy a big table. */
    ordered,

    /** The rows that have this value in the column, or among the values of a column that is a list. */
    where<Column extends keyof Row>(
      column: Column,
      value: Row[Column] extends ReadonlyArray<infer Item> ? Item : Row[Column],
    ): ReadonlyArray<Readonly<Row>> {
      return indexOf(column).get(value)
    },

    /** Makes the index that {@link RowTable.where} would make when this column is first asked about, in pieces. */
    *prepare(column: keyof Row): Generator<void> {
      while (!indexes.has(column)) {
        const index = createIndex<Row>(column, [])
        const [records, begun] = [shelf.records(), writes]
        const isStale = () => writes !== begun
        for (let place = 0; place < records.length && !isStale(); place += 1) {
          index.add(records[place] as Row)
          if (place % piece === 0) yield
        }
        // What was written meanwhile is not in it: it is begun again.
        if (!isStale() && !indexes.has(column)) indexes.set(column, index)
      }
    },

    /** Calls back after every change, whether it was made here or applied. */
    watch(watcher: (write: Write<Row>) => void) {
      watchers.push(watcher)
    },

    /** Adds a row, and gives it an id and its stamps. */
    insert(values: Values<Row>): Readonly<Row> {
      const updatedAt = stamp()
      const { row, write } = add({ createdAt: updatedAt, ...values, updatedAt })
      onWrite?.(write)
      return row
    },

    update(id: string, changes: Changes<Row>): Readonly<Row> {
      const row = stored(id)
      onWrite?.(change(row, { ...changes, updatedAt: stamp() }))
      return row
    },

    remove(id: string) {
      onWrite?.(drop(stored(id)))
    },

    /** Puts in a change that was made elsewhere, stamps and all, whether the row is here or not. Nobody is told. */
    apply({ id, row: values }: Change<Row>) {
      const row = shelf.get(id)
      if (values && row) change(row, values)
      else if (values) add(values)
      else if (row) drop(row)
    },
  }
}
