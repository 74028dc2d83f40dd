import type { DeviceDatabase, Progress } from '#actors/device/device-database.ts'
import { openDeviceStore, type StorageAdvice } from '#actors/device/device-store.ts'
import type { ImportOutcome, ImportWrite } from '#domain/import/import-types.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { type ImportEntry, type ImportHeader, importEntry, importHeader } from '#schemas/stored-import.ts'

/** Import that begins. */
export type NewImport = Pick<ImportHeader, 'id' | 'resource' | 'name' | 'startedAt'>
/** Record of an import that begins. */
export type NewEntry = { write: ImportWrite; title: string; rows: readonly number[] }

/** Import with the number of its records by outcome. `pending` records have none. */
export type JournaledImport = ImportHeader & Readonly<Record<Progress, number>>

/** Number of latest imports of each user that are kept, besides running ones. */
const mostKept = 20

/** Number of records that are written or read at once. Between them, the page handles input. */
const chunkSize = 100

const advice: StorageAdvice = {
  full: t('Remove earlier imports, or free space on this device. Then try again.'),
  blocked: t('The import cannot be saved on this device. Allow storage for this site, then try again.'),
}

const missing = (importId: string) =>
  new Problem({
    kind: 'notFound',
    title: t('Import not found'),
    message: t('This device no longer has this import.'),
    details: importId,
  })

/** Returns the keys of all records of an import after a place. In IndexedDB, arrays are greater than numbers. */
const placesOf = (importId: string, after = -1) => IDBKeyRange.bound([importId, after], [importId, []], true)

/** Opens both stores in one transaction. */
function openStores<Mode extends 'readonly' | 'readwrite'>(
  database: DeviceDatabase,
  mode: Mode,
  options?: IDBTransactionOptions,
) {
  const transaction = database.transaction(['imports', 'importEntries'], mode, options)
  return {
    imports: transaction.objectStore('imports'),
    entries: transaction.objectStore('importEntries'),
    done: transaction.done,
  }
}

/** Waits for a transaction. If it fails, rejects with its reason: pending requests only reject as aborted. */
async function completed<Result>(done: Promise<void>, work: Promise<Result>): Promise<Result> {
  const [worked, ended] = await Promise.allSettled([work, done])
  if (ended.status === 'rejected') throw ended.reason
  if (worked.status === 'rejected') throw worked.reason
  return worked.value
}

type Stores = ReturnType<typeof openStores<'readwrite'>>

const drop = ({ imports, entries }: Stores, importId: string) =>
  Promise.all([imports.delete(importId), entries.delete(placesOf(importId))])

/**
 * Journal of one user's imports on this device. Progress survives a reload, and an import can be undone. All calls
 * reject with a Problem if the storage is full or blocked, or if the user has no import with the id.
 */
export function openImportJournal(realm: string, userId: string) {
  const { access, close } = openDeviceStore(realm, advice)

  const own = (value: unknown): ImportHeader | null => {
    const header = importHeader.safeParse(value).data
    return header?.userId === userId ? header : null
  }

  /** Changes an import of the user in one transaction. `work` returns null if the change is impossible. */
  async function change(importId: string, work: (stores: Stores, header: ImportHeader) => Promise<unknown>) {
    const changed = await access(async database => {
      const stores = openStores(database, 'readwrite')
      const tried = async () => {
        const header = own(await stores.imports.get(importId))
        return header && work(stores, header)
      }
      return completed(stores.done, tried())
    })
    if (changed === null) throw missing(importId)
  }

  /** Deletes old imports of the user, so that a further one can be kept. */
  async function makeRoom(stores: Stores) {
    const all = await stores.imports.index('userId').getAll(userId)
    const old = all.toSorted((one, other) => other.startedAt - one.startedAt).slice(mostKept - 1)
    await Promise.all(old.filter(({ state }) => state !== 'running').map(({ id }) => drop(stores, id)))
  }

  return {
    /**
     * Stores an import and its records in one transaction, before the first request. Resolves when the browser has
     * written them to the disk.
     */
    begin: (added: NewImport, records: readonly NewEntry[]): Promise<void> =>
      access(async database => {
        const stores = openStores(database, 'readwrite', { durability: 'strict' })
        const store = async () => {
          await makeRoom(stores)
          for (let start = 0; start < records.length; start += chunkSize) {
            const chunk = records.slice(start, start + chunkSize).map(({ write, title, rows }) =>
              stores.entries.put({
                importId: added.id,
                place: rows[0] ?? 0,
                write: write as ImportEntry['write'],
                title,
                rows: [...rows],
                outcome: null,
                progress: 'pending',
              }),
            )
            await Promise.all(chunk)
          }
          await stores.imports.put({ ...added, userId, total: records.length, state: 'running' })
        }
        await completed(stores.done, store())
      }),
    /** Stores the outcome of a record. */
    note: (importId: string, place: number, outcome: ImportOutcome): Promise<void> =>
      change(importId, async ({ entries }) => {
        const entry = await entries.get([importId, place])
        return entry ? entries.put({ ...entry, outcome, progress: outcome.kind }) : null
      }),
    /** Stores that all records of an import have an outcome, or that it was undone. */
    end: (importId: string, state: Exclude<ImportHeader['state'], 'running'>): Promise<void> =>
      change(importId, ({ imports }, header) => imports.put({ ...header, state })),
    remove: (importId: string): Promise<void> => change(importId, stores => drop(stores, importId)),
    /** Returns all imports of the user, newest first. */
    all: (): Promise<JournaledImport[]> =>
      access(async database => {
        const { imports, entries } = openStores(database, 'readonly')
        const headers = (await imports.index('userId').getAll(userId)).map(own).filter(header => header !== null)
        const index = entries.index('progress')
        const counted = headers.map(async header => {
          const countOf = (progress: Progress) => index.count([header.id, progress])
          const [pending, written, refused, unsure] = await Promise.all([
            countOf('pending'),
            countOf('written'),
            countOf('refused'),
            countOf('unsure'),
          ])
          return { ...header, pending, written, refused, unsure }
        })
        return (await Promise.all(counted)).toSorted((one, other) => other.startedAt - one.startedAt)
      }),
    /** Returns the records of an import in the order of their rows. */
    async entriesOf(importId: string): Promise<ImportEntry[]> {
      const found = await access(async database => {
        const { imports, entries } = openStores(database, 'readonly')
        if (!own(await imports.get(importId))) return null
        const all: ImportEntry[] = []
        let chunk = await entries.getAll(placesOf(importId), chunkSize)
        while (chunk.length > 0) {
          all.push(...chunk.flatMap(value => importEntry.safeParse(value).data ?? []))
          chunk = await entries.getAll(placesOf(importId, chunk.at(-1)?.place), chunkSize)
        }
        return all
      })
      if (found === null) throw missing(importId)
      return found
    },
    close,
  }
}
export type ImportJournal = ReturnType<typeof openImportJournal>
