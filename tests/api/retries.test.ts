import { describe, expect, test } from 'vitest'
import { ids, transaction } from './samples.ts'
import { apiForEachTest, json } from './server.ts'

const { api, server } = apiForEachTest()
const query = { page: 1, pageSize: 10, searchTerm: '' }
const pageOf = (...items: unknown[]) => json({ items, pagination: { count: items.length } })
const refused = (status: number, headers = {}) => json({ error: 'No', message: 'No.' }, status, headers)

describe('Read', () => {
  test.each([408, 429, 500, 503])('is retried three times after %i', async status => {
    server().answer(refused(status), refused(status), refused(status), pageOf(transaction))
    expect((await api().transactions.list(query)).items).toHaveLength(1)
    expect(server().received).toHaveLength(4)
  })

  test('fails after the third retry with the last error', async () => {
    server().answer(refused(500), refused(500), refused(500), json({ error: 'Last', message: 'The last word.' }, 500))
    await expect(api().transactions.list(query)).rejects.toMatchObject({ kind: 'server', message: 'The last word.' })
    expect(server().received).toHaveLength(4)
  })

  test.each([400, 401, 403, 404, 409, 422])('is not retried after %i', async status => {
    server().answer(refused(status))
    await expect(api().transactions.list(query)).rejects.toMatchObject({ status })
    expect(server().received).toHaveLength(1)
  })

  test('waits as long as Retry-After requires', async () => {
    const started = performance.now()
    server().answer(refused(429, { 'retry-after': '1' }), pageOf())
    await api().transactions.list(query)
    expect(performance.now() - started).toBeGreaterThanOrEqual(990)
  })

  test('does not wait silently for a minute', async () => {
    server().answer(refused(429, { 'retry-after': '60' }))
    await expect(api().transactions.list(query)).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 60 })
    expect(server().received).toHaveLength(1)
  })
})

test('a write is never retried', async () => {
  const body = { buyerId: ids.business, sellerId: ids.user, createdAt: '2026-11-20T08:00:00.000Z', materials: [] }
  server().answer(refused(503))
  await expect(api().transactions.create(body)).rejects.toMatchObject({ kind: 'server' })
  expect(server().received).toHaveLength(1)
})
