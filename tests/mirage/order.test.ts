import { expect, test } from 'vitest'
import { startMock } from '#mirage/server.ts'

test('lines keep their places when one of them is changed', () => {
  const mock = startMock({ latency: 0, storage: null })
  const [trade] = mock.store.transactions.all()
  const idsOf = () => mock.store.transactionLines.where('tradeId', trade?.id ?? '').map(({ id }) => id)
  const before = idsOf()
  mock.store.transactionLines.update(before[0] ?? '', { weight: 1 })
  expect(before.length).toBeGreaterThan(1)
  expect(idsOf()).toEqual(before)
  mock.shutdown()
})
