import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isLater, type JournalEntry, rowKeyOf } from './journal.ts'

/** Data that were seeded once, and are told from others by scenario, seed and day. */
type Dataset = {
  name: string
  /** The day that its data count back from, in ms; null until it is entered. */
  today: number | null
  /** Of the seeded data; null until they were made. */
  fingerprint: string | null
  /** Grows whenever it starts anew; what a tab from before still has to say no longer counts. */
  epoch: number
}

// Browsers keep these names: what is called a world in them is a dataset.
interface Schema extends DBSchema {
  worlds: { key: string; value: Dataset }
  rows: { key: [world: string, table: string, id: string]; value: JournalEntry & { world: string } }
  /** What pages had still to say when they went away, until somebody enters the dataset and sorts it in. */
  late: { key: number; value: { world: string; epoch: number; entry: JournalEntry }; indexes: { world: string } }
}

const databaseName = 'threereco-mock'
/** A browser that has not opened the database by then, in ms, is not waited for. */
const patience = 4000

/** Thrown when a dataset was started anew meanwhile, by another tab. */
export class Outdated extends Error {
  override readonly name = 'Outdated'
}

async function opened(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(databaseName, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('worlds', { keyPath: 'name' })
        database.createObjectStore('rows', { keyPath: ['world', 'table', 'id'] })
      }
      database.createObjectStore('late', { autoIncrement: true }).createIndex('world', 'world')
    },
    // A tab with a later version of the mock wants to change the tables.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
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

/** Makes writes, and waits for their transaction. One that fails takes all the others back. */
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
      // A write that was refused before it began leaves its transaction standing.
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

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** The database of this browser where datasets and what was written in them are kept. Rejects where there is none. */
export async function openArchive() {
  const database = await opened()

  /** Replaces all there is of a dataset, in one go. Gives it as it is now, and as others may still have it open. */
  async function renew(name: string, next: Pick<Dataset, 'today' | 'fingerprint'>, entries: readonly JournalEntry[]) {
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

  return {
    /**
     * Comes into a dataset, which is made where there is none: on the day that it has, or on `today` (ms) as long as
     * nothing was written in it. Gives what was written, and the state in which others may still have it open.
     */
    async enter(name: string, today: number) {
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
      const entries = new Map(
        kept.map(({ world: _world, ...entry }): [string, JournalEntry] => [rowKeyOf(entry), entry]),
      )
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
    },
    /** Notes what the data of a dataset are like. */
    async sign(name: string, fingerprint: string) {
      const change = database.transaction('worlds', 'readwrite')
      const dataset = await change.store.get(name)
      await Promise.all([dataset && change.store.put({ ...dataset, fingerprint }), change.done])
    },
    renew,
    /** Forgets some rows of a dataset. */
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
    /** Keeps changes, unless there are later ones. Rejects with {@link Outdated} when the dataset started anew. */
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
    /** Puts changes where {@link enter} finds them, without a look at what is there: the page is going away. */
    async writeLate(name: string, epoch: number, entries: readonly JournalEntry[]) {
      const change = database.transaction('late', 'readwrite')
      const puts = entries.map(entry => change.store.add({ world: name, epoch, entry }))
      change.commit()
      await Promise.all([...puts, change.done])
    },
    close: () => database.close(),
  }
}
