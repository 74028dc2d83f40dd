import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isLater, type JournalEntry, rowKeyOf } from './journal.ts'

/** State of a dataset: data seeded for one combination of scenario, seed, day and server. */
type Dataset = {
  name: string
  /** Start of the last day with data, in ms; null until the dataset is opened. */
  today: number | null
  /** Fingerprint of the seeded data; null until the data are seeded. */
  fingerprint: string | null
  /** Incremented when the data are replaced. Later writes with an older epoch are rejected. */
  epoch: number
}

// Existing databases use the name "world" for a dataset.
interface Schema extends DBSchema {
  worlds: { key: string; value: Dataset }
  rows: { key: [world: string, table: string, id: string]; value: JournalEntry & { world: string } }
  /** Writes from pages that were closing. The next `enter` merges them into `rows`. */
  late: { key: number; value: { world: string; epoch: number; entry: JournalEntry }; indexes: { world: string } }
}

const databaseName = 'threereco-mock'
/** Timeout for opening the database, in ms. */
const openTimeout = 4000

export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}

type Database = IDBPDatabase<Schema>
type Contents = [next: Pick<Dataset, 'today' | 'fingerprint'>, entries: readonly JournalEntry[]]

async function openDatabase(): Promise<Database> {
  const opening = openDB<Schema>(databaseName, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('worlds', { keyPath: 'name' })
        database.createObjectStore('rows', { keyPath: ['world', 'table', 'id'] })
      }
      database.createObjectStore('late', { autoIncrement: true }).createIndex('world', 'world')
    },
    // Closes the database when a tab with a newer mock version needs to upgrade the tables.
    blocking: () => void opening.then(database => database.close()),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), openTimeout)
  })
  try {
    return await Promise.race([opening, late])
  } finally {
    clearTimeout(timer)
  }
}

const rowsOf = (dataset: string) => IDBKeyRange.bound([dataset], [dataset, []])

/** Runs writes and waits for their transaction. If one write fails, all are rolled back. */
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
      // A write that fails before its database request starts does not abort the transaction.
      change.abort()
    } catch {
      // `abort` throws because the failure has already ended the transaction.
    }
    await done
    throw error
  }
  const error = await done
  if (error !== null) throw error
}

/**
 * Replaces all contents of a dataset in one transaction. Returns the dataset's new state and its previous state, which
 * other tabs might still use.
 */
async function replaceContents(database: Database, name: string, ...[next, entries]: Contents) {
  const change = database.transaction(['worlds', 'rows'], 'readwrite')
  const datasets = change.objectStore('worlds')
  const rows = change.objectStore('rows')
  const previous = (await datasets.get(name)) ?? null
  const dataset = { name, epoch: (previous?.epoch ?? 0) + 1, ...next }
  await allOrNothing(change, [
    () => rows.delete(rowsOf(name)),
    ...entries.map(entry => () => rows.put({ ...entry, world: name })),
    () => datasets.put(dataset),
  ])
  return { dataset, previous }
}

/**
 * Opens or creates a dataset. If the dataset has no changes, its data end on `today` (ms). Returns the stored
 * entries, and the previous state if other tabs might still use it.
 */
async function enter(database: Database, name: string, today: number) {
  const change = database.transaction(['worlds', 'rows', 'late'], 'readwrite')
  const datasets = change.objectStore('worlds')
  const rows = change.objectStore('rows')
  const late = change.objectStore('late')
  const [before, stored, records, recordKeys] = await Promise.all([
    datasets.get(name),
    rows.getAll(rowsOf(name)),
    late.index('world').getAll(name),
    late.index('world').getAllKeys(name),
  ])
  const entries = new Map(stored.map(({ world: _world, ...entry }): [string, JournalEntry] => [rowKeyOf(entry), entry]))
  const sortedIn = records.flatMap(({ epoch, entry }) => {
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
    ...recordKeys.map(key => () => late.delete(key)),
    () => datasets.put(dataset),
  ])
  return {
    ...dataset,
    entries: [...entries.values()].toSorted((a, b) => a.first - b.first),
    previous: stays ? null : (before ?? null),
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens the browser's database of datasets and changes. Rejects if the browser has no database. */
export async function openArchive() {
  const database = await openDatabase()
  return {
    enter: (name: string, today: number) => enter(database, name, today),
    async sign(name: string, fingerprint: string) {
      const change = database.transaction('worlds', 'readwrite')
      const dataset = await change.store.get(name)
      await Promise.all([dataset && change.store.put({ ...dataset, fingerprint }), change.done])
    },
    replaceContents: (name: string, ...contents: Contents) => replaceContents(database, name, ...contents),
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
    /**
     * Writes changes, except for rows with a later stored change. Rejects with {@link OutdatedError} after a reset of
     * the dataset.
     */
    async write(name: string, epoch: number, entries: readonly JournalEntry[]) {
      const change = database.transaction(['worlds', 'rows'], 'readwrite')
      const rows = change.objectStore('rows')
      const dataset = await change.objectStore('worlds').get(name)
      if (dataset?.epoch !== epoch) {
        await change.done
        throw new OutdatedError('Another tab has reset the data')
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
     * Stores the changes of a closing page. The next {@link Archive.enter} merges them, because a closing page has no
     * time to compare them with stored rows.
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
