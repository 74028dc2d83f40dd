import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { ImportEntry, ImportHeader } from '#schemas/stored-import.ts'

/** Progress of a record of an import. */
export type Progress = NonNullable<ImportEntry['outcome']>['kind'] | 'pending'

/**
 * Data on this device that outlives the page.
 *
 * - `outbox`: unsent records of all users of this device.
 * - `offline`: copies of lists for working offline, by user and name.
 * - `imports`, `importEntries`: imports of all users of this device, and their records by import and place. `progress`
 *   is the kind of the outcome, or `pending`: an index cannot contain null.
 */
interface DeviceData extends DBSchema {
  outbox: { key: string; value: OutboxEntry; indexes: { userId: string } }
  offline: {
    key: [userId: string, name: string]
    value: { userId: string; name: string; refreshedAt: number; data: unknown }
  }
  imports: { key: string; value: ImportHeader; indexes: { userId: string } }
  importEntries: {
    key: [importId: string, place: number]
    value: ImportEntry & { progress: Progress }
    indexes: { progress: [importId: string, progress: Progress] }
  }
}

export type DeviceDatabase = IDBPDatabase<DeviceData>

/**
 * Opens the database of this device, and creates it on first use. `realm` separates the data of several servers.
 * `onClosed` is called if the browser or another tab ends the connection, for example to delete the database.
 * @throws DOMException if the browser blocks or has no IndexedDB.
 */
export const openDeviceDatabase = async (realm: string, onClosed?: () => void): Promise<DeviceDatabase> =>
  openDB<DeviceData>(`threereco.device${realm && ` ${realm}`}`, 2, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('userId', 'userId')
        database.createObjectStore('offline', { keyPath: ['userId', 'name'] })
      }
      database.createObjectStore('imports', { keyPath: 'id' }).createIndex('userId', 'userId')
      const entries = database.createObjectStore('importEntries', { keyPath: ['importId', 'place'] })
      entries.createIndex('progress', ['importId', 'progress'])
    },
    // A newer version of the app waits until older tabs close their connections.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onClosed?.()
    },
    terminated: () => onClosed?.(),
  })

/** Opens the database of this device for one access, and closes it afterwards. */
export async function withDatabase<Result>(
  realm: string,
  access: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDeviceDatabase(realm)
  try {
    return await access(database)
  } finally {
    database.close()
  }
}
