import { describe, expect, test } from 'vitest'
import type { TradeBody } from '#schemas/trade.ts'
import {
  admin,
  collector,
  first,
  get,
  hour,
  mockForEachTest,
  nobody,
  owner,
  post,
  put,
  remove,
  staff,
  start,
} from './harness.ts'

const mock = mockForEachTest()
const kinds = ['transactions', 'collections'] as const
const line = { name: 'Copper wire', gwCode: 'GW 53-02', carbonFactor: '4.9481', weight: 12.5, value: 1600 }
const idOf = (username: string) => mock().named(username).id
const business = (name: string) => first(mock().store.businesses.where('name', name)).id
const body = (values: Partial<TradeBody> = {}): TradeBody => ({
  buyerId: business('Kasi Recyclers'),
  sellerId: idOf(staff),
  createdAt: '2026-11-20T09:00:00Z',
  materials: [line, { ...line, name: 'Steel cans', weight: 0, value: 0 }],
  ...values,
})
const at = (time: number) => body({ createdAt: new Date(time).toISOString() })
const unchanged = { buyerId: null, sellerId: null, createdAt: null }
const relations = 'preload=buyer&preload=seller&preload=materials'

describe.for(kinds)('Of %s, one', kind => {
  test('is recorded with its lines, and stands first', async () => {
    mock().as(admin)
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

  test('keeps the offset of its date out of its order', async () => {
    mock().as(admin)
    const early = (await post(`/${kind}`, body({ createdAt: '2026-11-20T01:00:00Z' }))).body.item
    const late = (await post(`/${kind}`, body({ createdAt: '2026-11-20T02:00:00.5Z' }))).body.item
    expect((await get(`/${kind}?pageSize=2`)).body.items.map(({ id }) => id)).toEqual([late.id, early.id])
  })

  test('takes place now or earlier', async () => {
    mock().as(admin)
    expect((await post(`/${kind}`, at(start))).status).toBe(201)
    expect((await post(`/${kind}`, at(start + hour))).body.fields).toEqual({ createdAt: expect.any(String) })
    mock().clock.time += hour / 2
    expect((await post(`/${kind}`, at(start + hour / 2))).status).toBe(201)
  })

  test('needs a buyer and a seller who are there', async () => {
    mock().as(admin)
    const before = mock().store[kind].count()
    const answer = await post(`/${kind}`, body({ buyerId: nobody, sellerId: idOf(owner).replace(/^.{8}/, '00000000') }))
    expect(answer).toMatchObject({ status: 422, body: { error: 'Unprocessable Content' } })
    expect(Object.keys(answer.body.fields)).toEqual(['buyerId', 'sellerId'])
    expect(mock().store[kind].count()).toBe(before)
  })

  test('has lines of 0 or more, and dates in UTC', async () => {
    mock().as(admin)
    const answer = await post(
      `/${kind}`,
      body({ createdAt: '20 November 2026', materials: [line, { ...line, weight: -1, value: -0.01 }] }),
    )
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(['createdAt', 'materials.1.value', 'materials.1.weight'])
  })

  test('changes in what is sent, and keeps what is null', async () => {
    mock().as(admin)
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
    expect((await put(`/${kind}/${id}`, { ...unchanged, sellerId: nobody })).body.fields).toHaveProperty('sellerId')
    expect(
      (await put(`/${kind}/${id}`, { ...unchanged, createdAt: '2027-01-01T00:00:00Z' })).body.fields,
    ).toHaveProperty('createdAt')
    expect((await put(`/${kind}/${id}`, { buyerId: null })).status).toBe(422)
  })

  test('is deleted with its lines', async () => {
    mock().as(admin)
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
  test('records what it buys and what its users sell', async () => {
    mock().as(staff)
    expect((await post('/transactions', body())).status).toBe(201)
    const bought = body({ buyerId: mock().umhlanga(), sellerId: idOf('ayesha@greenloop.example') })
    expect((await post('/transactions', bought)).status).toBe(201)
  })

  test('records and moves nothing of others', async () => {
    mock().as(staff)
    const foreign = body({ sellerId: idOf('ayesha@greenloop.example') })
    expect((await post('/transactions', foreign)).body.fields).toHaveProperty('sellerId')
    const { id } = (await post('/transactions', body())).body.item
    expect((await put(`/transactions/${id}`, { ...unchanged, sellerId: foreign.sellerId })).body.fields).toHaveProperty(
      'sellerId',
    )
    const theirs = first(
      mock()
        .store.transactions.where('buyerId', business('Table Bay Paper Mills'))
        .filter(({ sellerId }) => !mock().store.users.get(sellerId)?.businessIds.includes(mock().umhlanga())),
    )
    expect((await put(`/transactions/${theirs.id}`, unchanged)).status).toBe(403)
    mock().as(owner)
    expect((await remove(`/transactions/${theirs.id}`)).status).toBe(403)
  })
})

describe.for(kinds)('A material line of %s', kind => {
  const record = async () => (await post(`/${kind}`, body())).body.item.id
  const linesOf = async (id: string) =>
    (await get(`/${kind}/${id}?preload=materials`)).body.item.materials as Array<{
      id: string
      name: string
      weight: number
    }>

  test('is made, put on a record, changed and removed', async () => {
    mock().as(admin)
    const id = await record()
    const made = await post(`/${kind}/materials`, { ...line, name: 'Tyres', gwCode: 'GW 54', weight: 100 })
    expect(made).toMatchObject({ status: 201, body: { item: { name: 'Tyres', weight: 100, value: 1600 } } })
    expect(await linesOf(id)).toHaveLength(2)

    expect((await post(`/${kind}/assign-material/${id}/${made.body.item.id}`)).text).toBe('OK')
    expect((await linesOf(id)).map(({ name }) => name).toSorted()).toEqual(['Copper wire', 'Steel cans', 'Tyres'])

    const path = `/${kind}/materials/${made.body.item.id}`
    expect((await put(path, { weight: 90.25 })).body.item).toMatchObject({ weight: 90.25, value: 1600 })
    expect((await put(path, { value: 12 })).body.item).toMatchObject({ weight: 90.25, value: 12 })
    expect(await linesOf(id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Tyres', weight: 90.25, value: 12 })]),
    )

    expect((await remove(path)).text).toBe('OK')
    expect(await linesOf(id)).toHaveLength(2)
    expect((await remove(path)).status).toBe(404)
    expect((await put(path, { weight: 1 })).status).toBe(404)
  })

  test('changes the day of change of its record, coming, changing and going', async () => {
    mock().as(admin)
    const id = await record()
    const made = (await post(`/${kind}/materials`, line)).body.item
    for (const write of [
      () => post(`/${kind}/assign-material/${id}/${made.id}`),
      () => put(`/${kind}/materials/${made.id}`, { weight: 1 }),
      () => remove(`/${kind}/materials/${made.id}`),
    ]) {
      mock().clock.time += hour / 4
      expect((await write()).status).toBe(200)
      expect((await get(`/${kind}/${id}`)).body.item.updatedAt).toBe(new Date(mock().clock.time).toISOString())
    }
  })

  test('weighs and is worth 0 or more', async () => {
    mock().as(admin)
    const { id } = (await post(`/${kind}/materials`, line)).body.item
    expect((await put(`/${kind}/materials/${id}`, { weight: -0.01 })).body.fields).toHaveProperty('weight')
    expect((await put(`/${kind}/materials/${id}`, { value: 'much' })).body.fields).toHaveProperty('value')
    expect((await post(`/${kind}/materials`, { ...line, value: -1 })).body.fields).toHaveProperty('value')
  })

  test('stands in one record only', async () => {
    mock().as(admin)
    const [one, other] = [await record(), await record()]
    const { id } = first(await linesOf(one))
    expect((await post(`/${kind}/assign-material/${one}/${id}`)).status).toBe(200)
    expect((await post(`/${kind}/assign-material/${other}/${id}`)).status).toBe(409)
    expect((await post(`/${kind}/assign-material/${nobody}/${id}`)).status).toBe(404)
    expect((await post(`/${kind}/assign-material/${one}/${nobody}`)).status).toBe(404)
    const elsewhere = kind === 'transactions' ? 'collections' : 'transactions'
    expect((await put(`/${elsewhere}/materials/${id}`, { weight: 1 })).status).toBe(404)
  })

  test('of somebody else is out of reach', async () => {
    mock().as(admin)
    const id = (await post(`/${kind}`, body({ sellerId: idOf('ayesha@greenloop.example') }))).body.item.id
    const lineId = first(await linesOf(id)).id
    mock().allow(staff, ['transactions.*', 'collections.*'])
    mock().as(staff)
    const own = (await post(`/${kind}/materials`, line)).body.item.id
    expect((await put(`/${kind}/materials/${lineId}`, { weight: 1 })).status).toBe(403)
    expect((await remove(`/${kind}/materials/${lineId}`)).status).toBe(403)
    expect((await post(`/${kind}/assign-material/${id}/${own}`)).status).toBe(403)
  })
})
