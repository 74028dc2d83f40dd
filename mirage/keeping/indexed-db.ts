import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isLater, type JournalEntry, rowKeyOf } from './journal.ts'

/** A dataset: data that were seeded once, identified by scenario, seed and day. */
type Dataset = {
  name: string
  /** The day that its data count back from, in ms; null until it is entered. */
  today: number | null
  /** The fingerprint of the seeded data; null until they were made. */
  fingerprint: string | null
  /** Incremented whenever the dataset is reset; writes of tabs from before no longer count. */
  epoch: number
}

// Browsers keep these names: a "world" in them is a dataset.
interface Schema extends DBSchema {
  worlds: { key: string; value: Dataset }
  rows: { key: [world: string, table: string, id: string]; value: JournalEntry & { world: string } }
  /** Writes of pages that were closing, until they are merged on the next `enter`. */
  late: { key: number; value: { world: string; epoch: number; entry: JournalEntry }; indexes: { world: string } }
}

const databaseName = 'threereco-mock'
/** How long to wait for the browser to open the database, in ms. */
const patience = 4000

/** Thrown when another tab has reset the dataset. */
export class Outdated extends Error {
  override readonly name = 'Outdated'
}

type Database = IDBPDatabase<Schema>
/** The new contents of a dataset. */
type Contents = [next: Pick<Dataset, 'today' | 'fingerprint'>, entries: readonly JournalEntry[]]

async function opened(): Promise<Database> {
  const opening = openDB<Schema>(databaseName, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('worlds', { keyPath: 'name' })
        database.createObjectStore('rows', { keyPath: ['world', 'table', 'id'] })
      }
      database.createObjectStore('late', { autoIncrement: true }).createIndex('world', 'world')
    },
    // A tab with a later version of the mock wants to change the tables.
    blocking: () => void opening.then(database => database.close()),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), patience)
  })
  try {
    return await Promise.race([opening, late])
  } finally {
    clearTimeout(timer)
  }
}

const rowsOf = (dataset: string) => IDBKeyRange.bound([dataset], [dataset, []])

/** Makes writes and waits for their transaction. If one fails, all are undone. */
async function allOrNothing(
  change: { done: Promise<void>; abort: () => void },
  writes: ReadonlyArray<() => Promise<unknown>>,
) {
  const done = change.done.then(
    () => null,
    (error: unknown) => error,
  )
  try {
    await Promise.all(writes.map(async write => write()))
  } catch (error) {
    try {
      // A write that was refused before it began does not abort its transaction.
      change.abort()
    } catch {
      // Any other failure has ended it already.
    }
    await done
    throw error
  }
  const error = await done
  if (error !== null) throw error
}

/**
 * Replaces all contents of a dataset in one transaction. Returns its new state, and the old one, which other tabs may
 * still have open.
 */
async function renew(database: Database, name: string, ...[next, entries]: Contents) {
  const change = database.transaction(['worlds', 'rows'], 'readwrite')
  const datasets = change.objectStore('worlds')
  const rows = change.objectStore('rows')
  const left = (await datasets.get(name)) ?? null
  const dataset = { name, epoch: (left?.epoch ?? 0) + 1, ...next }
  await allOrNothing(change, [
    () => rows.delete(rowsOf(name)),
    ...entries.map(entry => () => rows.put({ ...entry, world: name })),
    () => datasets.put(dataset),
  ])
  return { dataset, left }
}

/**
 * Opens a dataset, and creates it if needed: on the day that it has, or on `today` (ms) if nothing was written in
 * it. Returns the written entries, and the old state if other tabs may still have that open.
 */
async function enter(database: Database, name: string, today: number) {
  const change = database.transaction(['worlds', 'rows', 'late'], 'readwrite')
  const datasets = change.objectStore('worlds')
  const rows = change.objectStore('rows')
  const late = change.objectStore('late')
  const [before, kept, said, saidKeys] = await Promise.all([
    datasets.get(name),
    rows.getAll(rowsOf(name)),
    late.index('world').getAll(name),
    late.index('world').getAllKeys(name),
  ])
  const entries = new Map(kept.map(({ world: _world, ...entry }): [string, JournalEntry] => [rowKeyOf(entry), entry]))
  const sortedIn = said.flatMap(({ epoch, entry }) => {
    const known = entries.get(rowKeyOf(entry))
    if (epoch !== before?.epoch || (known && !isLater(entry, known))) return []
    entries.set(rowKeyOf(entry), entry)
    return entry
  })
  const stays = before && (entries.size > 0 || before.today === today)
  const dataset = {
    name,
    today: (stays ? before.today : null) ?? today,
    fingerprint: stays ? before.fingerprint : null,
    epoch: (before?.epoch ?? 0) + (stays ? 0 : 1),
  }
  await allOrNothing(change, [
    ...sortedIn.map(entry => () => rows.put({ ...entry, world: name })),
    ...saidKeys.map(key => () => late.delete(key)),
    () => datasets.put(dataset),
  ])
  return {
    ...dataset,
    entries: [...entries.values()].toSorted((a, b) => a.first - b.first),
    left: stays ? null : (before ?? null),
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** The database of this browser for datasets and the changes written in them. Rejects if there is none. */
export async function openArchive() {
  const database = await opened()
  return {
    enter: (name: string, today: number) => enter(database, name, today),
    /** Stores the fingerprint of a dataset's data. */
    async sign(name: string, fingerprint: string) {
      const change = database.transaction('worlds', 'readwrite')
      const dataset = await change.store.get(name)
      await Promise.all([dataset && change.store.put({ ...dataset, fingerprint }), change.done])
    },
    renew: (name: string, ...contents: Contents) => renew(database, name, ...contents),
    /** Deletes rows of a dataset. */
    async drop(name: string, entries: ReadonlyArray<Pick<JournalEntry, 'table' | 'id'>>) {
      const change = database.transaction('rows', 'readwrite')
      await allOrNothing(
        change,
        entries.map(
          ({ table, id }) =>
            () =>
              change.store.delete([name, table, id]),
        ),
      )
    },
    /** Writes changes, except where later ones exist. Rejects with {@link Outdated} if the dataset was reset. */
    async write(name: string, epoch: number, entries: readonly JournalEntry[]) {
      const change = database.transaction(['worlds', 'rows'], 'readwrite')
      const rows = change.objectStore('rows')
      const dataset = await change.objectStore('worlds').get(name)
      if (dataset?.epoch !== epoch) {
        await change.done
        throw new Outdated('The data were started anew in another tab')
      }
      const known = await Promise.all(entries.map(({ table, id }) => rows.get([name, table, id])))
      const news = entries.filter((entry, index) => {
        const before = known[index]
        return !before || isLater(entry, before)
      })
      await allOrNothing(
        change,
        news.map(entry => () => rows.put({ ...entry, world: name })),
      )
    },
    /**
     * Stores changes for the next {@link Archive.enter} without comparing them with what is there, because the page is closing.
     */
    async writeLate(name: string, epoch: number, entries: readonly JournalEntry[]) {
      const change = database.transaction('late', 'readwrite')
      const puts = entries.map(entry => change.store.add({ world: name, epoch, entry }))
      change.commit()
      await Promise.all([...puts, change.done])
    },
    close: () => database.close(),
  }
}
