import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { TradeRow } from '#mirage/store/records.ts'
import { bongani, lindiwe, naledi } from '../render-app.tsx'
import { startFigures } from './shown-figures.tsx'

type Started = Awaited<ReturnType<typeof startFigures>>

/** Returns the start of a month ("2026-11") or a day, in the time zone of the tests, as epoch milliseconds. */
const beginOf = (day: string) => new Date(`${day.length === 7 ? `${day}-01` : day}T00:00`).getTime()

/**
 * Returns the weight in kg of the transactions from the month or day `from` until `until`. Sums integer grams, without
 * using the app's code.
 */
function weightOf(
  { mock: { store } }: Started,
  from: string,
  until: string,
  isOne: (trade: TradeRow) => boolean = () => true,
) {
  const isWithin = ({ createdAt }: TradeRow) =>
    beginOf(from) <= Date.parse(createdAt) && Date.parse(createdAt) < beginOf(until)
  const trades = store.transactions.all().filter(trade => isWithin(trade) && isOne(trade))
  const lines = trades.flatMap(({ id }) => store.transactionLines.where('tradeId', id))
  return lines.reduce((sum, { weight }) => sum + Math.round(weight * 1000), 0) / 1000
}

const tradesIn = (days: ReadonlyArray<{ trades: number }> = []) => days.reduce((sum, { trades }) => sum + trades, 0)

describe('figures of an overview', () => {
  test('use all transactions for an administrator, a hundred per page, and are cached for the session', async () => {
    const started = await startFigures(lindiwe)
    const { leave } = started.open()
    await started.isRead()
    const { now, before, progress, latest } = started.figures()
    expect(Number(now?.all.weight)).toBe(weightOf(started, '2025-12', '2026-12'))
    expect(Number(before?.all.weight)).toBe(weightOf(started, '2024-12', '2025-11-23'))
    expect(progress).toEqual({ read: 4, pages: 4, failed: 0, isDone: true, isStopped: false, changingSince: null })
    expect(started.pages('transactions.list')).toEqual([1, 2, 3, 4, 1])
    const newest = started.mock.store.transactions.all().map(({ createdAt }) => createdAt)
    expect(latest.map(({ createdAt }) => createdAt)).toEqual(newest.toSorted().toReversed().slice(0, 10))

    // The figures are cached until the session ends.
    leave()
    const again = started.open()
    expect(screen.getByText('all is read')).toBeInTheDocument()
    expect(started.pages('transactions.list')).toHaveLength(5)
    again.leave()
    started.environment.session.send({ type: 'signOut.request' })
    await waitFor(() => expect(started.environment.services.size).toBe(0))
  })

  test("use the collector's own collections", async () => {
    const started = await startFigures(bongani)
    started.open()
    await started.isRead()
    const { count } = (await started.api.collections.list({ page: 1, pageSize: 1, searchTerm: '' })).pagination
    const { now, before } = started.figures()
    expect(tradesIn(now?.days) + tradesIn(before?.days)).toBe(count)
    expect(started.pages('transactions.list')).toEqual([])
  })
})

describe('figures of a user with several businesses', () => {
  /** Adds Naledi to the business that trades most among the others. */
  async function startWithTwo() {
    const started = await startFigures(naledi, store => {
      const { id = '', businessId, businessIds = [] } = store.userNamed(naledi) ?? {}
      const others = store.businesses.all().filter(other => other.id !== businessId)
      const purchases = (other: { id: string }) => store.transactions.where('buyerId', other.id).length
      const [most] = others.toSorted((one, other) => purchases(other) - purchases(one))
      store.users.update(id, { businessIds: [...businessIds, most?.id ?? ''] })
    })
    const { store } = started.mock
    const business = store.userNamed(naledi)?.businessId ?? ''
    const users = new Set(store.users.where('businessIds', business).map(({ id }) => id))
    const isBought = ({ buyerId }: TradeRow) => buyerId === business
    return { ...started, isBought, isSold: (trade: TradeRow) => !isBought(trade) && users.has(trade.sellerId) }
  }

  test('exclude the trades of the other businesses', async () => {
    const started = await startWithTwo()
    started.open()
    await started.isRead()
    const { now, sold, latest } = started.figures()
    expect(Number(now?.all.weight)).toBe(weightOf(started, '2025-12', '2026-12', started.isBought))
    expect(Number(sold?.now.all.weight)).toBe(weightOf(started, '2025-12', '2026-12', started.isSold))
    const newest = started.mock.store.transactions
      .all()
      .filter(trade => started.isBought(trade) || started.isSold(trade))
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    expect(latest.map(({ id }) => id)).toEqual(newest.slice(0, 10).map(({ id }) => id))
  })

  test('are unknown until the users of the business are read', async () => {
    const started = await startWithTwo()
    started.mock.switches.fail('businesses.users.list', { kind: 'status', status: 503, times: 'always' })
    started.open()
    await started.isRead()
    expect(started.figures()).toMatchObject({ now: null, problem: { kind: 'server' } })
    started.mock.switches.clear()
    started.retry()
    await waitFor(() =>
      expect(Number(started.figures().sold?.now.all.weight)).toBe(
        weightOf(started, '2025-12', '2026-12', started.isSold),
      ),
    )
  })
})

test('changes in this browser update the figures without reloading the list, if they identify their trade', async () => {
  const started = await startFigures(lindiwe)
  const { leave } = started.open()
  await started.isRead()
  const before = Number(started.figures().now?.all.weight)
  const weightIs = (weight: number) =>
    waitFor(() => expect(Number(started.figures().now?.all.weight)).toBeCloseTo(weight, 6))
  const [some] = started.mock.store.transactions.all()
  if (!some) throw new Error('The mock has no transaction')
  const { buyerId, sellerId } = some
  const { transactions } = started.api
  const createdAt = '2026-11-22T11:00:00.000Z'
  const line = { name: 'Copper wire', gwCode: 'GW 53-05', carbonFactor: '3.1', weight: 5, value: 700 }
  const { id } = await transactions.create({ buyerId, sellerId, createdAt, materials: [line] })
  if (id === null) throw new Error('The mock gave no id')
  await weightIs(before + 5)
  expect(started.figures().latest[0]?.id).toBe(id)
  await transactions.update(id, { buyerId: null, sellerId: null, createdAt: '2025-01-05T11:00:00.000Z' })
  await weightIs(before)
  await transactions.update(id, { buyerId: null, sellerId: null, createdAt })
  await weightIs(before + 5)
  const { now } = started.figures()
  started.mock.switches.fail('transactions.delete', { kind: 'status', status: 409 })
  await expect(transactions.remove(id)).rejects.toMatchObject({ kind: 'conflict' })
  expect(started.figures().now).toBe(now)
  await transactions.remove(id)
  await weightIs(before)

  const [first] = started.mock.store.transactionLines.all()
  await transactions.updateLine(first?.tradeId ?? '', first?.id ?? '', { weight: 7000 })
  await waitFor(() => expect(Number(started.figures().now?.all.weight)).toBe(weightOf(started, '2025-12', '2026-12')))
  expect(started.pages('transactions.list')).toHaveLength(5)

  // The removal of a line does not identify its trade. The next visit reads the list again.
  await transactions.removeLine(first?.id ?? '')
  leave()
  started.open()
  await started.isRead()
  expect(started.pages('transactions.list')).toHaveLength(10)
  expect(Number(started.figures().now?.all.weight)).toBe(weightOf(started, '2025-12', '2026-12'))
})
