import { describe, expect, test } from 'vitest'
import type { TradeBody } from '#schemas/trade.ts'
import { line, tradeBody } from '../bodies.ts'
import { admin, first, get, hour, mockForEachTest, post, put, remove, staff, unknownId } from '../harness.ts'

const mock = mockForEachTest({ as: admin })
const kinds = ['transactions', 'collections'] as const
const body = (values?: Partial<TradeBody>) => tradeBody(mock(), values)

describe.for(kinds)('A material line of %s', kind => {
  const record = async () => (await post(`/${kind}`, body())).body.item.id
  const linesOf = async (id: string) =>
    (await get(`/${kind}/${id}?preload=materials`)).body.item.materials as Array<{
      id: string
      name: string
      weight: number
    }>

  test('is created, attached to a trade, changed and removed', async () => {
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

  test('updates the date of its trade when added, changed or removed', async () => {
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

  test('has a weight and a value of 0 or more', async () => {
    const { id } = (await post(`/${kind}/materials`, line)).body.item
    expect((await put(`/${kind}/materials/${id}`, { weight: -0.01 })).body.fields).toHaveProperty('weight')
    expect((await put(`/${kind}/materials/${id}`, { value: 'much' })).body.fields).toHaveProperty('value')
    expect((await post(`/${kind}/materials`, { ...line, value: -1 })).body.fields).toHaveProperty('value')
  })

  test('belongs to one trade only', async () => {
    const [one, other] = [await record(), await record()]
    const { id } = first(await linesOf(one))
    expect((await post(`/${kind}/assign-material/${one}/${id}`)).status).toBe(200)
    expect((await post(`/${kind}/assign-material/${other}/${id}`)).status).toBe(409)
    expect((await post(`/${kind}/assign-material/${unknownId}/${id}`)).status).toBe(404)
    expect((await post(`/${kind}/assign-material/${one}/${unknownId}`)).status).toBe(404)
    const elsewhere = kind === 'transactions' ? 'collections' : 'transactions'
    expect((await put(`/${elsewhere}/materials/${id}`, { weight: 1 })).status).toBe(404)
  })

  test('of another business is inaccessible', async () => {
    const id = (await post(`/${kind}`, body({ sellerId: mock().named('ayesha@greenloop.example').id }))).body.item.id
    const lineId = first(await linesOf(id)).id
    mock().allow(staff, ['transactions.*', 'collections.*'])
    mock().as(staff)
    const own = (await post(`/${kind}/materials`, line)).body.item.id
    expect((await put(`/${kind}/materials/${lineId}`, { weight: 1 })).status).toBe(403)
    expect((await remove(`/${kind}/materials/${lineId}`)).status).toBe(403)
    expect((await post(`/${kind}/assign-material/${id}/${own}`)).status).toBe(403)
  })
})
