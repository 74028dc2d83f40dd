import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { openDeviceDatabase } from '#actors/device/device-database.ts'
import { type Environment, startEnvironment } from '#actors/environment.tsx'
import { type Outbox, startOutbox } from '#actors/outbox/outbox.actor.ts'
import { outboxMarker } from '#actors/outbox/outbox-marker.ts'
import { openOutboxStore } from '#actors/outbox/outbox-store.ts'
import { sessionKnown } from '#actors/session/session.actor.ts'
import { someEntry } from '#machines/outbox/outbox.fakes.ts'
import { startMock } from '#mirage/mock.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'

const naledi = 'naledi@umhlangametals.example'
const sipho = 'sipho@umhlangametals.example'

type Mock = ReturnType<typeof startMock>

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

/** Starts the mock with a signed-in user. */
function serve(as: string): Mock {
  const mock = startMock({ latency: 0, storage: null })
  mock.signInAs(as, 'verified')
  onTestFinished(() => mock.shutdown())
  return mock
}

/** Opens the outbox of the signed-in user, as a tab does. */
async function openTab(): Promise<{ environment: Environment; outbox: Outbox; close: () => void }> {
  const environment = startEnvironment({
    address: new URL('/api', location.origin).href,
    cacheTimes: { firstRetry: 1 },
  })
  await sessionKnown(environment.session)
  const over = new AbortController()
  const outbox = startOutbox(environment, over.signal)
  const close = () => {
    over.abort()
    environment.session.stop()
  }
  onTestFinished(close)
  return { environment, outbox, close }
}

function entryFor(mock: Mock, username: string, number = 1, changes: Partial<OutboxEntry> = {}): OutboxEntry {
  const user = mock.store.userNamed(username)
  const buyer = mock.store.businesses.all().find(({ name }) => name === 'Kasi Recyclers')
  if (!user || !buyer) throw new Error('The demo data lack the user or the buyer')
  return someEntry(number, {
    userId: user.id,
    seller: { id: user.id, name: user.name },
    buyer: { id: buyer.id, name: buyer.name },
    ...changes,
  })
}

const untilEmpty = ({ actor }: Outbox) =>
  waitFor(actor, snapshot => snapshot.hasTag('idle') && snapshot.context.entries.length === 0, { timeout: 8000 })

const stored = async () => (await openDeviceDatabase('')).getAll('outbox')

test('sends records that an earlier visit stored, with their ids', async () => {
  const mock = serve(naledi)
  const entry = entryFor(mock, naledi)
  await openOutboxStore('', entry.userId).put(entry)
  const { outbox } = await openTab()
  await untilEmpty(outbox)
  const row = mock.store.transactions.get(entry.id)
  expect(new Date(row?.createdAt ?? '').toISOString()).toBe(entry.createdAt)
  expect(await stored()).toEqual([])
})

test('never shows or sends the records of another user', async () => {
  const mock = serve(sipho)
  const entry = entryFor(mock, naledi)
  await openOutboxStore('', entry.userId).put(entry)
  const { outbox } = await openTab()
  await untilEmpty(outbox)
  outbox.actor.send({ type: 'send.request' })
  await untilEmpty(outbox)
  expect(await outbox.remove(entry.id)).toBe(false)
  expect(mock.calls.list().filter(({ name }) => name === 'transactions.create')).toEqual([])
  expect(await stored()).toEqual([entry])
})

test('shows a record of one tab in another tab, and sends it once', async () => {
  const mock = serve(naledi)
  const [one, other] = [await openTab(), await openTab()]
  const entry = entryFor(mock, naledi)
  const isListed = waitFor(other.outbox.actor, ({ context }) => context.entries.some(({ id }) => id === entry.id))
  await one.outbox.keep(entry)
  await isListed
  await Promise.all([untilEmpty(one.outbox), untilEmpty(other.outbox)])
  expect(mock.store.transactions.get(entry.id)).toBeDefined()
})

test('finds a record on the server that was sent before the page was killed', async () => {
  const mock = serve(naledi)
  const entry = entryFor(mock, naledi)
  const first = await openTab()
  await first.outbox.keep(entry)
  await untilEmpty(first.outbox)
  first.close()
  // The page was killed after the response, before it removed the entry.
  await openOutboxStore('', entry.userId).put({ ...entry, isTried: true })
  const before = mock.calls.list().filter(({ name }) => name === 'transactions.create').length
  const { outbox } = await openTab()
  await untilEmpty(outbox)
  expect(mock.calls.list().filter(({ name }) => name === 'transactions.create')).toHaveLength(before)
})

test('ignores a stored value that is not an entry', async () => {
  const mock = serve(naledi)
  const entry = entryFor(mock, naledi)
  const database = await openDeviceDatabase('')
  await database.put('outbox', { ...entry, lines: null as never })
  const { outbox } = await openTab()
  await untilEmpty(outbox)
  expect(await stored()).toHaveLength(1)
})

test('marks the user while records are stored', async () => {
  const mock = serve(naledi)
  const entry = entryFor(mock, naledi)
  const store = openOutboxStore('', entry.userId)
  await store.put(entry)
  expect(outboxMarker.isFor('', entry.userId)).toBe(true)
  await store.remove(entry.id)
  expect(outboxMarker.isFor('', entry.userId)).toBe(false)
})

test('keeps the question before a sign-out for the first listener', async () => {
  serve(naledi)
  const { outbox } = await openTab()
  const listener = vi.fn<() => void>()
  outbox.askBeforeSignOut()
  outbox.onSignOut(listener)
  expect(listener).toHaveBeenCalledTimes(1)
  outbox.askBeforeSignOut()
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('A connection to the database that the browser ends', () => {
  /** Opens a tab without a connection to the server, with one entry. */
  async function openOffline() {
    const mock = serve(naledi)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { outbox } = await openTab()
    const entry = entryFor(mock, naledi)
    await outbox.keep(entry)
    await waitFor(outbox.actor, snapshot => snapshot.hasTag('offline'))
    const goOnline = () => {
      onLine.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
    }
    onTestFinished(() => onLine.mockRestore())
    return { mock, outbox, entry, goOnline }
  }

  test('is opened again, and a deleted entry is written back and sent', async () => {
    const { mock, outbox, entry, goOnline } = await openOffline()
    await deleteDB('threereco.device')
    goOnline()
    await waitFor(outbox.actor, ({ context }) => context.current?.isTried === true)
    outbox.actor.send({ type: 'entry.sendAnyway', id: entry.id })
    await untilEmpty(outbox)
    expect(mock.store.transactions.get(entry.id)).toBeDefined()
    expect(await stored()).toEqual([])
  })

  test('is opened again for the next record', async () => {
    const { outbox, entry } = await openOffline()
    const database = await openDeviceDatabase('')
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    })
    await outbox.keep({ ...entry, id: '00000000-0000-4000-8000-000000000009' })
    expect(await database.count('outbox')).toBe(2)
  })
})

test('updates a record of the server to its correction, fields and lines', async () => {
  const mock = serve(naledi)
  const first = entryFor(mock, naledi)
  const { outbox } = await openTab()
  await outbox.keep(first)
  await untilEmpty(outbox)
  const [line] = first.lines
  if (!line) throw new Error('The entry has no line')
  const cans = { material: { name: 'Steel cans', gwCode: 'GW 53-05', carbonFactor: 1.8 }, weight: 20, value: 40 }
  const updated: number[] = []
  outbox.actor.on('entry.updated', ({ before }) => updated.push(before.materials[0]?.weight ?? 0))
  await outbox.keep({
    ...first,
    createdAt: '2026-11-19T08:00:00.000Z',
    lines: [{ ...line, weight: 655 }, cans],
    earlier: [first],
  })
  await waitFor(outbox.actor, () => updated.length > 0)
  await untilEmpty(outbox)
  expect(updated).toEqual([650])
  expect(mock.store.transactions.get(first.id)?.createdAt).toBe('2026-11-19T08:00:00.000Z')
  const lines = mock.store.linesOf('transactions').where('tradeId', first.id)
  expect(lines.map(({ name, weight }) => `${name} ${weight}`)).toEqual(['PET bottles 655', 'Steel cans 20'])
  expect(mock.calls.list().filter(({ name }) => name === 'transactions.create')).toHaveLength(1)
})

test('asks the server for the user once after a time without a connection', async () => {
  const mock = serve(naledi)
  const { outbox } = await openTab()
  window.dispatchEvent(new Event('offline'))
  const before = mock.calls.list().length
  await outbox.keep(entryFor(mock, naledi, 1))
  await outbox.keep(entryFor(mock, naledi, 2))
  await untilEmpty(outbox)
  const names = mock.calls
    .list()
    .slice(before)
    .map(({ name }) => name)
  expect(names).toEqual(['authentication.check', 'transactions.create', 'transactions.create'])
})

test('reports a blocked storage', async () => {
  serve(naledi)
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  const { outbox } = await openTab()
  const { context } = await waitFor(outbox.actor, snapshot => snapshot.hasTag('unavailable'))
  expect(context.problem?.title).toBe('This browser blocks storage')
})
