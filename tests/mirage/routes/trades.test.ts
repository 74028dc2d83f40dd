import { describe, expect, test } from 'vitest'
import type { TradeBody } from '#schemas/trade.ts'
import { line, tradeBody } from '../bodies.ts'
import {
  admin,
  collector,
  first,
  get,
  hour,
  mockForEachTest,
  owner,
  post,
  put,
  refusedAt,
  remove,
  staff,
  start,
  unknownId,
} from '../harness.ts'

const mock = mockForEachTest({ as: admin })
const kinds = ['transactions', 'collections'] as const
const idOf = (username: string) => mock().named(username).id
const business = (name: string) => first(mock().store.businesses.where('name', name)).id
const body = (values?: Partial<TradeBody>) => tradeBody(mock(), values)
const at = (time: number) => body({ createdAt: new Date(time).toISOString() })
const unchanged = { buyerId: null, sellerId: null, createdAt: null }
const relations = 'preload=buyer&preload=seller&preload=materials'

describe.for(kinds)('One of %s', kind => {
  test('is recorded with its lines, and becomes the first row', async () => {
    const created = await post(`/${kind}`, body())
    expect(created.status).toBe(201)
    const { item } = (await get(`/${kind}/${created.body.item.id}?${relations}`)).body
    expect(item).toMatchObject({
      buyer: { id: business('Kasi Recyclers'), name: 'Kasi Recyclers' },
      seller: { id: idOf(staff), name: 'Sipho Dlamini', username: staff },
      createdAt: '2026-11-20T09:00:00.000Z',
      materials: expect.arrayContaining([
        expect.objectContaining(line),
        expect.objectContaining({ name: 'Steel cans', weight: 0 }),
      ]),
    })
    expect(item.materials).toHaveLength(2)
    expect(first((await get(`/${kind}`)).body.items).id).toBe(item.id)
  })

  test('is recorded once if the same id is sent twice', async () => {
    const before = mock().store[kind].count()
    const sent = { id: unknownId, ...body() }
    const [one, other] = [await post(`/${kind}`, sent), await post(`/${kind}`, sent)]
    expect([one.status, one.body.item.id, other.status, other.body.item.id]).toEqual([201, unknownId, 201, unknownId])
    expect(mock().store[kind].count()).toBe(before + 1)
    expect(mock().store.linesOf(kind).where('tradeId', unknownId)).toHaveLength(2)
  })

  test('is not recorded with the id of a record that the caller cannot read', async () => {
    mock().as(collector)
    const hidden = first(
      mock()
        .store[kind].all()
        .filter(({ sellerId }) => sellerId !== idOf(collector)),
    )
    expect((await post(`/${kind}`, { id: hidden.id, ...body() })).status).toBe(403)
  })

  test('is sorted regardless of its date’s offset', async () => {
    const early = (await post(`/${kind}`, body({ createdAt: '2026-11-20T01:00:00Z' }))).body.item
    const late = (await post(`/${kind}`, body({ createdAt: '2026-11-20T02:00:00.5Z' }))).body.item
    expect((await get(`/${kind}?pageSize=2`)).body.items.map(({ id }) => id)).toEqual([late.id, early.id])
  })

  test('must not have a future date', async () => {
    expect((await post(`/${kind}`, at(start))).status).toBe(201)
    expect((await post(`/${kind}`, at(start + hour))).body.fields).toEqual({ createdAt: expect.any(String) })
    mock().clock.time += hour / 2
    expect((await post(`/${kind}`, at(start + hour / 2))).status).toBe(201)
  })

  test('keeps its date, even if the clock is set back before it', async () => {
    const { id } = (await post(`/${kind}`, at(start))).body.item
    mock().clock.time -= hour / 2
    const createdAt = new Date(start).toISOString()
    for (const date of [null, createdAt]) {
      expect(await put(`/${kind}/${id}`, { ...unchanged, createdAt: date })).toMatchObject({
        status: 200,
        body: { item: { createdAt } },
      })
    }
    const later = new Date(start + 1).toISOString()
    expect((await put(`/${kind}/${id}`, { ...unchanged, createdAt: later })).body.fields).toHaveProperty('createdAt')
  })

  test('needs an existing buyer and seller', async () => {
    const before = mock().store[kind].count()
    const answer = await post(
      `/${kind}`,
      body({ buyerId: unknownId, sellerId: idOf(owner).replace(/^.{8}/, '00000000') }),
    )
    expect(answer).toMatchObject({ status: 422, body: { error: 'Unprocessable Content' } })
    expect(Object.keys(answer.body.fields)).toEqual(['buyerId', 'sellerId'])
    expect(mock().store[kind].count()).toBe(before)
  })

  test('has lines of 0 or more, and dates in UTC', async () => {
    const answer = await post(
      `/${kind}`,
      body({ createdAt: '20 November 2026', materials: [line, { ...line, weight: -1, value: -0.01 }] }),
    )
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(['createdAt', 'materials.1.value', 'materials.1.weight'])
  })

  test('changes sent fields, and keeps null ones', async () => {
    const { id } = (await post(`/${kind}`, body())).body.item
    expect(first((await get(`/${kind}`)).body.items).id).toBe(id)
    const path = `/${kind}/${id}?${relations}`
    expect((await put(`/${kind}/${id}`, { ...unchanged, buyerId: mock().umhlanga() })).status).toBe(200)
    expect((await get(path)).body.item).toMatchObject({
      buyer: { name: 'Umhlanga Metals' },
      seller: { username: staff },
    })
    await put(`/${kind}/${id}`, { ...unchanged, sellerId: idOf(collector), createdAt: '2026-01-01T00:00:00Z' })
    expect((await get(path)).body.item).toMatchObject({
      buyer: { name: 'Umhlanga Metals' },
      seller: { username: collector },
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: new Date(mock().clock.time).toISOString(),
    })
    expect(first((await get(`/${kind}`)).body.items).id).not.toBe(id)
    expect((await put(`/${kind}/${id}`, { ...unchanged, sellerId: unknownId })).body.fields).toHaveProperty('sellerId')
    expect(
      (await put(`/${kind}/${id}`, { ...unchanged, createdAt: '2027-01-01T00:00:00Z' })).body.fields,
    ).toHaveProperty('createdAt')
    expect((await put(`/${kind}/${id}`, { buyerId: null })).status).toBe(422)
  })

  test('is deleted with its lines', async () => {
    const { id } = (await post(`/${kind}`, body())).body.item
    const lines = mock().store.linesOf(kind)
    const before = lines.count()
    expect((await remove(`/${kind}/${id}`)).text).toBe('OK')
    expect(lines.count()).toBe(before - 2)
    expect((await get(`/${kind}/${id}`)).status).toBe(404)
    expect((await remove(`/${kind}/${id}`)).status).toBe(404)
    expect((await put(`/${kind}/${id}`, unchanged)).status).toBe(404)
  })
})

describe('A business', () => {
  test('records its purchases and the sales of its users', async () => {
    mock().as(staff)
    expect((await post('/transactions', body())).status).toBe(201)
    expect((await post('/transactions', body({ buyerId: mock().umhlanga() }))).status).toBe(201)
  })

  test('names its own users as sellers, and keeps an existing seller', async () => {
    mock().as(staff)
    const foreign = idOf('ayesha@greenloop.example')
    const bought = body({ buyerId: mock().umhlanga(), sellerId: foreign })
    expect(await post('/transactions', bought)).toMatchObject(refusedAt(422, 'sellerId'))
    const { id } = mock().store.transactions.insert({ buyerId: bought.buyerId, sellerId: foreign })
    for (const sellerId of [null, foreign]) {
      const change = { ...unchanged, sellerId, createdAt: '2026-01-01T00:00:00Z' }
      expect((await put(`/transactions/${id}`, change)).status).toBe(200)
    }
    const other = idOf('lindiwe@threereco.example')
    expect((await put(`/transactions/${id}`, { ...unchanged, sellerId: other })).body.fields).toHaveProperty('sellerId')
    expect((await put(`/transactions/${id}`, { ...unchanged, sellerId: idOf(staff) })).status).toBe(200)
  })

  test('records collections of any collector, and of no other user', async () => {
    mock().as(owner)
    mock().allow(owner, ['collections.create'])
    const brought = body({ buyerId: mock().umhlanga(), sellerId: idOf(collector) })
    expect((await post('/collections', brought)).status).toBe(201)
    expect((await post('/collections', { ...brought, sellerId: idOf(staff) })).body.fields).toHaveProperty('sellerId')
    const elsewhere = { ...brought, buyerId: business('Kasi Recyclers') }
    expect((await post('/collections', elsewhere)).body.fields).toEqual({ buyerId: expect.any(String) })
  })

  test('cannot record or move trades of others', async () => {
    mock().as(staff)
    const foreign = body({ sellerId: idOf('ayesha@greenloop.example') })
    expect((await post('/transactions', foreign)).body.fields).toHaveProperty('sellerId')
    const { id } = (await post('/transactions', body())).body.item
    expect((await put(`/transactions/${id}`, { ...unchanged, sellerId: foreign.sellerId })).body.fields).toHaveProperty(
      'sellerId',
    )
    const theirs = first(
      mock()
        .store.transactions.where('buyerId', business('Cape Fibre Mills'))
        .filter(({ sellerId }) => !mock().store.users.get(sellerId)?.businessIds.includes(mock().umhlanga())),
    )
    expect((await put(`/transactions/${theirs.id}`, unchanged)).status).toBe(403)
    mock().as(owner)
    expect((await remove(`/transactions/${theirs.id}`)).status).toBe(403)
  })
})
