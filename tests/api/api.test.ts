import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApi } from '#api/api.ts'
import { createClient } from '#api/client.ts'
import { tradeShapes } from '#contract/trade-contract.ts'
import { ids, transaction, user } from './samples.ts'
import { apiForEachTest, json } from './server.ts'

vi.setConfig({ testTimeout: 120_000 })

const { api, authentication, server } = apiForEachTest()
const query = { page: 1, pageSize: 10, searchTerm: '' }
const pageOf = (...items: unknown[]) => json({ items, pagination: { count: items.length } })
const pages = (item: unknown) => json({ items: [item], pagination: { count: 2, pages: 2 } })
const refused = (status: number, headers = {}) => json({ error: 'No', message: 'No.' }, status, headers)

describe('Reading', () => {
  test('normalizes other spellings and numeric texts of a transaction', async () => {
    server().answer(pageOf(transaction))
    const page = await api().transactions.list({ ...query, preload: ['buyer', 'seller', 'materials'] })
    expect(page.pagination).toEqual({ count: 1, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 })
    expect(page.items[0]?.materials[0]).toMatchObject({
      material: { gwCode: 'GW 51-01', carbonFactor: 1.1418 },
      weight: 2.57,
      value: 9,
    })
    expect(page.items[0]?.materials[0]?.material).not.toHaveProperty('gw_code')
  })

  test('sends filters only to a server that filters the list', async () => {
    server().answer(pageOf(transaction), pageOf(transaction))
    const filtered = { ...query, filter: 'family=metal&family=glass&weight=10..' }
    await api().transactions.list(filtered)
    onTestFinished(() => void Object.assign(tradeShapes.list, { filters: undefined }))
    Object.assign(tradeShapes.list, { filters: true })
    await createApi(createClient({ address: server().address })).transactions.list(filtered)
    const [byBrowser, byServer] = server().received.map(({ search }) => `${search}`)
    expect(byBrowser).toBe('page=1&pageSize=10')
    expect(byServer).toBe('page=1&pageSize=10&family=metal&family=glass&weight=10..')
  })

  test('reads missing fields of a user as empty', async () => {
    server().answer(json({ item: user }))
    expect(await authentication().check()).toMatchObject({
      roles: [],
      businesses: [],
      address: null,
      mfaVerified: false,
    })
  })

  test('reports at least one page for any count', async () => {
    server().answer(json({ items: [], pagination: { count: 0, pages: 0 } }))
    expect((await api().transactions.list(query)).pagination.pages).toBe(1)
  })

  test('sends one request for two concurrent reads, and caches the response', async () => {
    server().answer(pageOf(transaction))
    await Promise.all([api().transactions.list(query), api().transactions.list(query)])
    expect(server().received).toHaveLength(1)
    expect(api().transactions.peekList(query)?.items).toHaveLength(1)
  })

  test('returns an unchanged row as the same object, also if another row has changed', async () => {
    const other = (name: string) => ({ ...transaction, id: ids.user, buyer: { id: ids.business, name } })
    server().answer(pageOf(transaction, other('Kasi Recyclers')), pageOf(transaction, other('Vaal Circuit Recovery')))
    const first = await api().transactions.list(query)
    const second = await api().transactions.list(query)
    expect(second.items[0]).toBe(first.items[0])
    expect(second.items[1]?.buyer?.name).toBe('Vaal Circuit Recovery')
  })

  test('repeats a read after a write during the read', async () => {
    server().answer('never', { body: 'OK' }, pageOf(transaction))
    const reading = api().transactions.list(query)
    await expect.poll(() => server().received).toHaveLength(1)
    await api().transactions.updateLine(ids.transaction, ids.line, { weight: 3 })
    expect((await reading).items).toHaveLength(1)
    expect(server().received).toHaveLength(3)
  })

  test('completes for the second reader after the first one aborts', async () => {
    server().answer(pageOf(transaction))
    const first = new AbortController()
    const called = api().transactions.list(query, first.signal)
    const second = api().transactions.list(query)
    first.abort()
    await expect(called).rejects.toMatchObject({ name: 'AbortError' })
    expect((await second).items).toHaveLength(1)
  })

  test.each([
    ['after an abort', () => null],
    [
      'after an aborted read used a prefetch',
      () =>
        void api()
          .ahead.transactions.list(query)
          .catch(() => null),
    ],
  ])('sends a new request for a list %s', async (_, prefetch) => {
    server().answer('never', pageOf(transaction))
    prefetch()
    const first = new AbortController()
    const called = api().transactions.list(query, first.signal)
    await expect.poll(() => server().received).toHaveLength(1)
    first.abort()
    await expect(called).rejects.toMatchObject({ name: 'AbortError' })
    expect((await api().transactions.list(query)).items).toHaveLength(1)
  })
})

describe('Writing', () => {
  const body = { buyerId: ids.business, sellerId: ids.user, createdAt: '2026-11-20T08:00:00.000Z', materials: [] }

  test('invalidates earlier reads of the lists', async () => {
    server().answer(pageOf(), { body: ids.transaction })
    await api().transactions.list(query)
    expect(await api().transactions.create(body)).toEqual({ id: ids.transaction, message: null })
    expect(api().transactions.peekList(query)).toBeUndefined()
  })

  test('resolves if the record is already deleted', async () => {
    server().answer(refused(404), refused(403))
    await expect(api().materials.remove(ids.line)).resolves.toBeUndefined()
    await expect(api().materials.remove(ids.line)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('reports the body of an uncertain create, and finds the record on any page', async () => {
    const line = { name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: '1.1418', weight: 2.57, value: 9 }
    const made = { ...body, createdAt: transaction.createdAt, materials: [line] }
    const other = { ...transaction, id: ids.line, createdAt: '2026-11-19T08:00:00.000Z' }
    // After page 1, the version of the list is requested in two directions. The rows are the same, so it has none.
    const version = [pages(other), pages(other)]
    const found = [pages(other), ...version, pages(transaction)]
    // Without a version, the list is read twice.
    const second = pages({ ...other, id: ids.business })
    const twice = [pages(other), ...version, second, ...version, pages(other), second]
    server().answer('hang up', ...found, ...twice, json({ item: user }))
    const lost: unknown = await api()
      .transactions.create(made)
      .catch((error: unknown) => error)
    expect(lost).toMatchObject({ mayBeDone: true, sent: made })
    const { sent } = lost as { sent: unknown }
    expect(await api().transactions.find(sent)).toBe(ids.transaction)
    expect(await api().transactions.find(sent)).toBeNull()
  })

  test('does not find a load that differs only in a weight', async () => {
    const line = { name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: '1.1418', weight: 2.58, value: 9 }
    server().answer(pageOf(transaction), json({ item: user }))
    const made = { ...body, createdAt: transaction.createdAt, materials: [line] }
    expect(await api().transactions.find(made)).toBeNull()
  })

  test('finds a lost user only by name, username and type together', async () => {
    const { name, username, type } = user
    const others = [{ name: 'Naledi Nkosi' }, { username: 'naledi@other.example' }, { type: 'system' }]
    const rows = others.map((other, index) => ({
      ...user,
      ...other,
      id: [ids.business, ids.transaction, ids.line][index],
    }))
    server().answer(pageOf(...rows), pageOf(...rows, user))
    const details = { idNumber: null, address: null, bankDetails: null, permissions: [], businesses: [], roles: [] }
    const made = { name, username, type, ...details }
    expect(await api().users.find(made)).toBeNull()
    expect(await api().users.find(made)).toBe(ids.user)
    expect(server().received[0]?.search.getAll('searchTerm')).toEqual([username])
  })

  /** Returns the pages of a list with a row every minute before `body`. */
  function pagesBefore(total: number, isLatestFirst: boolean) {
    const rows = Array.from({ length: total }, (_, index) => ({
      ...transaction,
      id: `3f2504e0-4f89-41d3-9a0c-${String(index).padStart(12, '0')}`,
      createdAt: new Date(Date.parse(body.createdAt) - (index + 1) * 60_000).toISOString(),
    }))
    if (!isLatestFirst) rows.reverse()
    const pageCount = Math.ceil(total / 100)
    return Array.from({ length: pageCount }, (_, page) =>
      json({ items: rows.slice(page * 100, page * 100 + 100), pagination: { count: total, pages: pageCount } }),
    )
  }

  test.each([1147, 100_000])('ends a search among %i records at the first older row', async total => {
    const [first = 'never', ...others] = pagesBefore(total, true)
    server().answer(first, json({ item: user }))
    expect(others.length).toBeGreaterThan(10)
    expect(await api().transactions.find(body)).toBeNull()
    expect(server().received).toHaveLength(2)
  })

  test('reads all pages of a list in an uncertain order', async () => {
    const found = { ...transaction, id: ids.business, materials: [] }
    const [first = json({}), ...others] = pagesBefore(1100, false)
    const version = [first, first]
    const last = json({ items: [found], pagination: { count: 1100, pages: 11 } })
    server().answer(first, ...version, ...others.slice(0, 9), last)
    expect(await api().transactions.find(body)).toBe(ids.business)
    expect(server().received).toHaveLength(13)
  })

  test('sends no invalid body', async () => {
    await expect(api().transactions.create({ ...body, buyerId: 'nobody' })).rejects.toThrow('buyerId')
    expect(server().received).toHaveLength(0)
  })

  test.each(['', 'OK', '{"saved":true}'])(
    'reports that a line might have been saved for the response "%s"',
    async body => {
      server().answer({ body })
      const line = { name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: '1.1418', weight: 1, value: 2 }
      await expect(api().transactions.createLine(line)).rejects.toMatchObject({
        kind: 'contract',
        mayBeDone: true,
        message: 'The server did not return the new line.',
      })
    },
  )
})

describe('Starting enrolment', () => {
  test('accepts a secret', async () => {
    server().answer(json({ item: { secret: 'ABC', uri: 'otpauth://totp/x' } }))
    expect(await authentication().enrol()).toEqual({ kind: 'secret', secret: 'ABC', uri: 'otpauth://totp/x' })
    expect(server().received[0]?.headers.accept).toBe('application/json, image/png')
  })

  test('accepts an image', async () => {
    server().answer({ headers: { 'content-type': 'image/png' }, body: 'png' })
    const enrolment = await authentication().enrol()
    expect(enrolment.kind).toBe('picture')
    expect(enrolment).toHaveProperty('url', expect.stringMatching(/^blob:/))
  })

  test('rejects other responses', async () => {
    server().answer({ body: 'hello' })
    await expect(authentication().enrol()).rejects.toMatchObject({ kind: 'contract' })
  })
})
