import { expect, test } from 'vitest'
import { rangesOf } from '#domain/figures/periods.ts'
import { Problem } from '#domain/problem.ts'
import { someTrade, someTrades, someWrite } from '#machines/trade-totals/trade-totals.fakes.ts'
import { hasReadAllOf, tradesRead } from '#machines/trade-totals/trade-totals.selectors.ts'
import { opened } from './started.ts'

type Opened = Awaited<ReturnType<typeof opened>>

const november = { from: '2026-11-01', to: '2026-11-20' }
const weights = ({ actor }: Opened) =>
  Array.from(tradesRead(actor.getSnapshot()), ([id, { materials }]) => [id, materials[0]?.weight])
const hasAll = ({ actor }: Opened, days = november) => hasReadAllOf(actor.getSnapshot(), days)

test('yields each trade once, with this browser’s version first', async () => {
  const read = await opened({
    page: number =>
      someTrades(
        [...(number === 1 ? [someTrade('first', '2026-11-15')] : []), someTrade(`own-${number}`, '2026-11-15')],
        2,
      ),
  })
  read.actor.send(someWrite(someTrade('own-1', '2026-11-15', 40)))
  read.actor.send(someWrite(someTrade('new', '2026-11-16', 7)))
  read.actor.send({ type: 'trade.written', id: 'own-2', trade: null, at: 1 })
  expect(weights(read)).toEqual([
    ['first', 100],
    ['own-1', 40],
    ['new', 7],
  ])
})

test('returns the seller, or null if unknown', async () => {
  const sold = { ...someTrade('sold', '2026-11-15'), seller: { id: 'bongani', name: 'Bongani Khumalo' } }
  const { actor } = await opened({ page: () => someTrades([sold, someTrade('other', '2026-11-14')], 1) })
  const sellers = Array.from(tradesRead(actor.getSnapshot()), ([, { seller }]) => seller)
  expect(sellers).toEqual([sold.seller, null])
})

test('has read a range only within the requested period', async () => {
  let isHeld = true
  const read = await opened({
    ranges: rangesOf({ kind: 'month' }, '2026-11-20'),
    gate: () => (isHeld ? new Promise(() => {}) : Promise.resolve()),
  })
  expect(hasAll(read)).toBe(false)
  isHeld = false
  read.actor.send({ type: 'reading.stop' })
  expect(hasAll(read)).toBe(false)
  read.actor.send({ type: 'reading.goOn' })
  await read.wait(0)
  expect(hasAll(read)).toBe(true)
  expect(hasAll(read, { from: '2026-11-10', to: '2026-11-20' })).toBe(true)
  expect(hasAll(read, { from: '2026-10-31', to: '2026-11-30' })).toBe(false)
  expect(hasAll(read, { from: '2026-11-01', to: '2026-12-01' })).toBe(false)
})

test('is incomplete while a page is missing', async () => {
  const refused = new Problem({ kind: 'forbidden', title: 'Forbidden', message: 'No.' })
  const read = await opened({ failures: { readPages: [null, refused] } })
  expect(read.progress()).toMatchObject({ isDone: true, failed: 1 })
  expect(hasAll(read)).toBe(false)
})
