import { newUuid } from '#rules/ids.ts'
import type { Fault } from '../../api-server/faults.ts'
import { speed } from '../fast-time.ts'
import { type Device, stranger } from './device.ts'

/** Result after the interruption and a normal visit. */
type Expected = {
  /** Number of records on the server; with `isAtMost`, the largest. */
  records: 0 | 1
  isAtMost?: true
  /** Number of entries on the device. */
  entries: 0 | 1
}

export type Step = {
  name: string
  /** Brings the device to the moment before the interruption. */
  reach: (device: Device, weight: number) => Promise<void>
  /** Options of the server. */
  server?: { ignoresIds: true }
  /** Runs after the interruption, before the owner's normal visit. */
  after?: (device: Device) => Promise<void>
  /** True if the server gets a new version of the app after the interruption. The owner reloads when it is offered. */
  isUpdated?: true
  /** Default: the record is on the server once, and not on the device. */
  expected?: Expected
}

const create = 'transactions.create'

/** Saves a record without a connection. */
async function save(device: Device, weight: number) {
  await device.fillIn(weight)
  await device.goOffline()
  await device.save()
}

/** Connects, and waits until the server has received the request. */
async function send(device: Device) {
  const { served } = device.server
  const before = served.filter(({ name }) => name === create).length
  await device.goOnline()
  const isServed = () => served.filter(({ name }) => name === create).length > before
  while (!isServed()) await device.page().evaluate(() => new Promise(requestAnimationFrame))
}

/** Saves a record, then sends it into a fault of the server. */
const sendInto =
  (fault: Fault): Step['reach'] =>
  async (device, weight) => {
    await save(device, weight)
    device.server.faults.set(create, fault)
    await send(device)
  }

/** Server that processes the create request after this many seconds of the device's time. */
const lateBy = (seconds: number): Step['reach'] => sendInto({ kind: 'delayed', ms: (seconds * 1000) / speed })

/** Adds old transactions to the server, so that a search for a record must end before the end of the list. */
function addOldTransactions({ server: { mock } }: Device, count: number) {
  const [example] = mock.store.transactions.all()
  if (!example) throw new Error('The demo data have no transaction')
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString()
    mock.store.transactions.insert({ ...example, id: newUuid(), createdAt })
  }
}

/** Visits as another user: nothing may be sent. */
async function visitAsStranger(device: Device) {
  await device.goOnline()
  await device.context().clearCookies()
  await device.signInAs(stranger)
  await device.open('/business/transactions')
  await device
    .page()
    .getByRole('button', { name: /^Sipho Dlamini/ })
    .waitFor()
  if ((await device.page().getByText('On this device').count()) > 0) throw new Error('The other user sees the record')
  await device.closeTabs()
}

export const steps: readonly Step[] = [
  {
    name: 'before storing',
    reach: async (device, weight) => {
      await device.fillIn(weight)
      await device.goOffline()
    },
    expected: { records: 0, entries: 0 },
  },
  { name: 'after storing', reach: save },
  {
    name: 'before sending',
    reach: sendInto({ kind: 'refused' }),
  },
  {
    name: 'request on its way',
    reach: sendInto({ kind: 'timeout' }),
  },
  {
    name: 'server has it, answer lost',
    reach: sendInto({ kind: 'late', ms: 60_000 }),
  },
  ...[5, 30, 90].map(seconds => ({ name: `server late by ${seconds} s`, reach: lateBy(seconds) })),
  { name: 'late by 90 s, ids ignored', reach: lateBy(90), server: { ignoresIds: true } },
  {
    name: 'saved, but answers 500',
    reach: sendInto({ kind: 'saved-status', status: 500 }),
  },
  {
    name: 'answers 500, ids ignored',
    reach: sendInto({ kind: 'saved-status', status: 500 }),
    server: { ignoresIds: true },
  },
  {
    name: 'lost among 1,147 records',
    reach: async (device, weight) => {
      addOldTransactions(device, 1147)
      await sendInto({ kind: 'refused' })(device, weight)
    },
    server: { ignoresIds: true },
  },
  {
    name: 'refused',
    reach: async (device, weight) => {
      await save(device, weight)
      device.server.faults.set(create, { kind: 'status', status: 422 })
      await device.goOnline()
      while ((await device.stored())[0]?.refusal === null)
        await device.page().evaluate(() => new Promise(requestAnimationFrame))
    },
    expected: { records: 0, entries: 1 },
  },
  {
    name: 'session ended',
    reach: async (device, weight) => {
      await save(device, weight)
      device.server.faults.set(create, { kind: 'session-ended' })
      await device.goOnline()
      await device.page().getByRole('alertdialog', { name: 'Sign in again' }).waitFor()
    },
  },
  { name: 'other user', reach: save, after: visitAsStranger },
  {
    name: 'storage full',
    reach: async (device, weight) => {
      await device.fillIn(weight)
      await device.goOffline()
      // Chromium enforces a small quota too late for a single record, so the page imitates a full storage.
      await device.page().evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      })
      await device.page().getByRole('button', { name: 'Save on this device' }).click()
      await device.page().getByText('Send or delete some records').first().waitFor()
    },
    expected: { records: 0, entries: 0 },
  },
  {
    name: 'two tabs',
    reach: async (device, weight) => {
      await device.open('/business/waiting')
      await device.open('/business/transactions/create')
      await save(device, weight)
      // Both tabs hear the connection, and only one may send.
      device.server.faults.set(create, { kind: 'late', ms: 400 })
      await send(device)
    },
  },
  {
    name: 'storage removed',
    reach: async (device, weight) => {
      await save(device, weight)
      await device.removeStorage()
    },
    // An open tab stores its records again at its next access.
    expected: { records: 1, entries: 0, isAtMost: true },
  },
  {
    name: 'version updated between',
    reach: async (device, weight) => {
      await device.page().evaluate(() => navigator.serviceWorker.ready.then(() => null))
      await save(device, weight)
    },
    isUpdated: true,
  },
  {
    name: 'clock changed',
    reach: save,
    after: async device => {
      await device.context().addInitScript(() => {
        const { now } = Date
        Date.now = () => now() - 26 * 60 * 60_000
      })
    },
  },
]
