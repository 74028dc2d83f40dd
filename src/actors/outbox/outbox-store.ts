import { openDeviceDatabase } from '#actors/device/device-database.ts'
import { createListeners } from '#domain/listeners.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { type OutboxEntry, outboxEntry } from '#schemas/outbox.ts'
import { outboxMarker } from './outbox-marker.ts'

/** Change of an entry, by this tab or another. */
export type OutboxChange = { type: 'entry.stored'; entry: OutboxEntry } | { type: 'entry.removed'; id: string }

/** Converts an error of the browser's storage. */
function storageProblem(error: unknown): Problem {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return new Problem(
    {
      kind: 'contract',
      title: isFull ? t('The storage of this browser is full') : t('This browser blocks storage'),
      message: isFull
        ? t('Send or delete some records, or free space on this device. Then try again.')
        : t('Records cannot be saved on this device. Allow storage for this site, then try again.'),
      details: String(error),
    },
    { cause: error },
  )
}

async function stored<Result>(access: () => Promise<Result>): Promise<Result> {
  try {
    return await access()
  } catch (error) {
    throw storageProblem(error)
  }
}

/**
 * Storage of one user's unsent records on this device, shared by all tabs. All calls reject with a {@link Problem} if
 * the storage is full or blocked.
 */
export function openOutboxStore(realm: string, userId: string) {
  const name = `threereco.outbox ${userId}${realm && ` ${realm}`}`
  const { notify, subscribe } = createListeners<[OutboxChange]>()
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<OutboxChange>) => notify(data))
  const opening = openDeviceDatabase(realm)
  const announce = (change: OutboxChange) => {
    notify(change)
    channel.postMessage(change)
  }
  /** Parses a stored value. Returns null for the entries of other users. */
  const own = (value: unknown): OutboxEntry | null => {
    const entry = outboxEntry.safeParse(value).data ?? null
    return entry?.userId === userId ? entry : null
  }
  return {
    /** Name of the Web Lock for sending and deleting. */
    lockName: name,
    subscribe,
    all: (): Promise<OutboxEntry[]> =>
      stored(async () => {
        const values = await (await opening).getAllFromIndex('outbox', 'userId', userId)
        return values.map(own).filter(entry => entry !== null)
      }),
    read: (id: string): Promise<OutboxEntry | null> => stored(async () => own(await (await opening).get('outbox', id))),
    /** Stores an entry, or replaces it. Resolves when the browser has written it to the disk. */
    async put(entry: OutboxEntry): Promise<void> {
      await stored(async () => {
        const transaction = (await opening).transaction('outbox', 'readwrite', { durability: 'strict' })
        await Promise.all([transaction.store.put(entry), transaction.done])
      })
      outboxMarker.set(realm, userId, true)
      announce({ type: 'entry.stored', entry })
    },
    async remove(id: string): Promise<void> {
      const left = await stored(async () => {
        const { store, done } = (await opening).transaction('outbox', 'readwrite')
        const [, count] = await Promise.all([store.delete(id), store.index('userId').count(userId), done])
        return count
      })
      if (left === 0) outboxMarker.set(realm, userId, false)
      announce({ type: 'entry.removed', id })
    },
    /** Clears the mark of the user's records, and resolves to true, if the browser has deleted the records. */
    isEmptied: async (): Promise<boolean> => {
      const count = await stored(async () => (await opening).countFromIndex('outbox', 'userId', userId))
      const isEmptied = count === 0 && outboxMarker.isFor(realm, userId)
      if (isEmptied) outboxMarker.set(realm, userId, false)
      return isEmptied
    },
    close() {
      channel.close()
      // A database that could not be opened needs no closing.
      opening.then(
        database => database.close(),
        () => undefined,
      )
    },
  }
}
export type OutboxStore = ReturnType<typeof openOutboxStore>
