import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isLater, type JournalEntry, rowKeyOf } from './journal.ts'

/** Data that were seeded once, identified by scenario, seed and day. */
type Dataset = {
  name: string
  /** Day that the data end on, in ms; null until the dataset is opened. */
  today: number | null
  /** Fingerprint of the seeded data; null until they exist. */
  fingerprint: string | null
  /** Incremented at every reset; the database ignores later writes with an older epoch. */
  epoch: number
}

// The browser database keeps these names: a "world" is a dataset.
interface Schema extends DBSchema {
  worlds: { key: string; value: Dataset }
  rows: { key: [world: string, table: string, id: string]; value: JournalEntry & { world: string } }
  /** Writes of pages that were closing. The next `enter` merges them. */
  late: { key: number; value: { world: string; epoch: number; entry: JournalEntry }; indexes: { world: string } }
}

const databaseName = 'threereco-mock'
/** Maximum wait for the browser to open the database, in ms. */
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
    // A tab with a newer version of the mock needs to upgrade the tables.
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

/** Runs writes and waits for their transaction. If one fails, all are rolled back. */
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
      // A write that fails before its request does not abort the transaction.
      change.abort()
    } catch {
      // Any other failure has already ended the transaction.
    }
    await done
    throw error
  }
  const error = await done
  if (error !== null) throw error
}

/**
 * Replaces all contents of a dataset in one transaction. Returns its new state and the old one, which other tabs might
 * still use.
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
 * Opens or creates a dataset. A dataset without writes gets the day `today` (ms). Returns the stored entries, and the
 * old state if other tabs might still use it.
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
    previous: stays ? null : (before ?? null),
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens the browser's database for datasets and their changes. Rejects if the browser has none. */
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
    /** Writes changes unless later ones exist. Rejects with {@link OutdatedError} if the dataset was reset. */
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
    /** Stores changes for the next {@link Archive.enter} without a comparison, because the page is closing. */
    async writeLate(name: string, epoch: number, entries: readonly JournalEntry[]) {
      const change = database.transaction('late', 'readwrite')
      const puts = entries.map(entry => change.store.add({ world: name, epoch, entry }))
      change.commit()
      await Promise.all([...puts, change.done])
    },
    close: () => database.close(),
  }
}
