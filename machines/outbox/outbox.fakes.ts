import { fromCallback } from 'xstate'
import { tradeOf } from '#domain/outbox/outbox-entry.ts'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Trade } from '#schemas/trade.ts'
import type { OutboxEvent } from './outbox.types.ts'

export type OutboxCall = 'load' | 'read' | 'store' | 'remove' | 'send' | 'find' | 'update'

/** Returns the entry with this number. Numbers order the entries. */
export const someEntry = (number: number, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  userId: '00000000-0000-4000-8000-0000000000aa',
  resource: 'transactions',
  buyer: { id: '00000000-0000-4000-8000-0000000000bb', name: 'Kasi Recyclers' },
  seller: { id: '00000000-0000-4000-8000-0000000000aa', name: 'Naledi Mokoena' },
  createdAt: '2026-11-20T11:41:00.000Z',
  lines: [{ material: { name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: 1.5 }, weight: 650, value: 3380 }],
  recordedAt: Date.parse('2026-11-20T11:41:00.000Z') + number * 60_000,
  isTried: false,
  triedAt: 0,
  dueAt: 0,
  failures: 0,
  earlier: [],
  refusal: null,
  ...changes,
})

/**
 * Fakes for `outboxMachine.provide({ actors })`. `stored` is the content of the storage, which all tabs share. By
 * default, the server accepts every record, and the lock is free.
 */
export function outboxFakes(script: Script<OutboxCall> = {}, stored: readonly OutboxEntry[] = [], isLockFree = true) {
  const { fake, calls } = fakeActors<OutboxCall>(script)
  const entries = new Map(stored.map(entry => [entry.id, entry]))
  const waiting = new Set<(event: OutboxEvent) => void>()
  const hosts = new Set<(event: OutboxEvent) => void>()
  return {
    calls,
    entries,
    /** Sends an event of the host: a change by another tab, of the connection or of the session. */
    notify: (event: OutboxEvent) => {
      for (const sendBack of hosts) sendBack(event)
    },
    grantLock: () => {
      for (const sendBack of waiting) sendBack({ type: 'lock.granted' })
    },
    actors: {
      load: fake<readonly OutboxEntry[]>('load', () => [...entries.values()]),
      read: fake<OutboxEntry | null, { id: string }>('read', ({ id }) => entries.get(id) ?? null),
      store: fake<void, { entry: OutboxEntry }>('store', ({ entry }) => void entries.set(entry.id, entry)),
      remove: fake<void, { id: string }>('remove', ({ id }) => void entries.delete(id)),
      send: fake<void, { entry: OutboxEntry }>('send', () => {}),
      find: fake<string | null, { entry: OutboxEntry }>('find', () => null),
      update: fake<Trade, { id: string; entry: OutboxEntry }>('update', ({ entry }) =>
        tradeOf({ ...entry, ...entry.earlier[0] }),
      ),
      lock: fromCallback<OutboxEvent>(({ sendBack }) => {
        if (isLockFree) sendBack({ type: 'lock.granted' })
        waiting.add(sendBack)
        return () => void waiting.delete(sendBack)
      }),
      watch: fromCallback<OutboxEvent>(({ sendBack }) => {
        hosts.add(sendBack)
        return () => void hosts.delete(sendBack)
      }),
    },
  }
}
