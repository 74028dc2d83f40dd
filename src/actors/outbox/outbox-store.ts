import type { DeviceDatabase } from '#actors/device/device-database.ts'
import { openDeviceStore, type StorageAdvice } from '#actors/device/device-store.ts'
import { createListeners } from '#domain/listeners.ts'
import { t } from '#messages/message.ts'
import { type OutboxEntry, outboxEntry } from '#schemas/outbox.ts'
import { outboxMarker } from './outbox-marker.ts'

/** Change of an entry, by this tab or another. */
export type OutboxChange = { type: 'entry.stored'; entry: OutboxEntry } | { type: 'entry.removed'; id: string }

const advice: StorageAdvice = {
  full: t('Send or delete some records, or free space on this device. Then try again.'),
  blocked: t('Records cannot be saved on this device. Allow storage for this site, then try again.'),
}

/**
 * Storage of one user's unsent records on this device, shared by all tabs. All calls reject with a Problem if the
 * storage is full, or still blocked on a second attempt.
 *
 * If the browser has closed the connection, the store writes back the entries in this tab's memory, marked as tried,
 * because they might have been sent.
 */
export function openOutboxStore(realm: string, userId: string) {
  const name = `threereco.outbox ${userId}${realm && ` ${realm}`}`
  const { notify, subscribe } = createListeners<[OutboxChange]>()
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<OutboxChange>) => notify(data))
  const known = new Map<string, OutboxEntry>()
  subscribe(change => {
    if (change.type === 'entry.stored') known.set(change.entry.id, change.entry)
    else known.delete(change.id)
  })
  const announce = (change: OutboxChange) => {
    notify(change)
    channel.postMessage(change)
  }
  /** Parses a stored value. Returns null for the entries of other users. */
  const own = (value: unknown): OutboxEntry | null => {
    const entry = outboxEntry.safeParse(value).data ?? null
    return entry?.userId === userId ? entry : null
  }
  async function writeBack(database: DeviceDatabase) {
    const stored = new Set(await database.getAllKeys('outbox'))
    const missing = [...known.values()].filter(({ id }) => !stored.has(id))
    for (const entry of missing.map(each => ({ ...each, isTried: true }))) {
      await database.put('outbox', entry)
      announce({ type: 'entry.stored', entry })
    }
  }
  const { access, close } = openDeviceStore(realm, advice, writeBack)
  return {
    /** Name of the Web Lock for sending and deleting. */
    lockName: name,
    subscribe,
    all: (): Promise<OutboxEntry[]> =>
      access(async database => {
        const values = await database.getAllFromIndex('outbox', 'userId', userId)
        const entries = values.map(own).filter(entry => entry !== null)
        for (const entry of entries) known.set(entry.id, entry)
        return entries
      }),
    read: (id: string): Promise<OutboxEntry | null> => access(async database => own(await database.get('outbox', id))),
    /** Stores an entry, or replaces it. Resolves when the browser has written it to the disk. */
    async put(entry: OutboxEntry): Promise<void> {
      await access(async database => {
        const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
        await Promise.all([transaction.store.put(entry), transaction.done])
      })
      outboxMarker.set(realm, userId, true)
      announce({ type: 'entry.stored', entry })
    },
    async remove(id: string): Promise<void> {
      const left = await access(async database => {
        const { store, done } = database.transaction('outbox', 'readwrite')
        const [, count] = await Promise.all([store.delete(id), store.index('userId').count(userId), done])
        return count
      })
      if (left === 0) outboxMarker.set(realm, userId, false)
      announce({ type: 'entry.removed', id })
    },
    /** Clears the mark of the user's records, and resolves to true, if the browser has deleted the records. */
    isEmptied: async (): Promise<boolean> => {
      const count = await access(database => database.countFromIndex('outbox', 'userId', userId))
      const isEmptied = count === 0 && outboxMarker.isFor(realm, userId)
      if (isEmptied) outboxMarker.set(realm, userId, false)
      return isEmptied
    },
    close() {
      channel.close()
      close()
    },
  }
}
export type OutboxStore = ReturnType<typeof openOutboxStore>
