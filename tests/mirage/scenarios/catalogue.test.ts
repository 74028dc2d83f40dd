import { describe, expect, test } from 'vitest'
import {
  admin,
  first,
  get,
  mockForEachTest,
  owner,
  post,
  put,
  refused,
  refusedAt,
  remove,
  unknownId,
} from '../harness.ts'

const mock = mockForEachTest({ as: admin })
const material = { name: 'Cork', gwCode: 'GW 99', carbonFactor: '0.50' }
const role = {
  name: 'Auditor',
  description: 'Looks at everything',
  permissions: ['transactions.view', 'collections.*'],
}

describe('A material', () => {
  test('is created, read, changed and deleted', async () => {
    const created = await post('/materials', material)
    expect(created).toMatchObject({ status: 201, body: { item: material } })
    const path = `/materials/${created.body.item.id}`
    expect((await get(path)).body.item).toEqual(created.body.item)
    expect((await put(path, { ...material, carbonFactor: '-0.25' })).body.item).toMatchObject({ carbonFactor: '-0.25' })
    expect((await remove(path)).text).toBe('OK')
    expect((await get(path)).status).toBe(404)
    expect((await put(path, material)).status).toBe(404)
    expect((await remove(path)).status).toBe(404)
  })

  test('has a unique name regardless of case', async () => {
    const { id } = (await post('/materials', material)).body.item
    expect(await post('/materials', { ...material, name: ' TYRES ' })).toMatchObject(refusedAt(409, 'name'))
    expect((await put(`/materials/${id}`, { ...material, name: 'Tyres' })).status).toBe(409)
    expect((await put(`/materials/${id}`, { ...material, name: 'cork' })).status).toBe(200)
  })

  test('needs a name, a code, and a numeric factor as text', async () => {
    const answer = await post('/materials', { name: '', gwCode: ' ', carbonFactor: 'much' })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual(['name', 'gwCode', 'carbonFactor'])
    expect((await post('/materials', { ...material, carbonFactor: 0.5 })).status).toBe(422)
  })

  test('does not affect the lines of trades', async () => {
    const line = first(mock().store.transactionLines.where('name', 'Copper wire'))
    const { id } = first(mock().store.materials.where('name', 'Copper wire'))
    await remove(`/materials/${id}`)
    const { item } = (await get(`/transactions/${line.tradeId}?preload=materials`)).body
    expect(item.materials).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: line.id, name: 'Copper wire' })]),
    )
  })
})

describe('A role', () => {
  test('is created, read, changed and deleted', async () => {
    const created = await post('/roles', role)
    expect(created).toMatchObject({ status: 201, body: { item: { ...role, default: false } } })
    const path = `/roles/${created.body.item.id}`
    expect((await put(path, { ...role, default: true })).body.item).toMatchObject({ default: true })
    expect((await put(path, { ...role, description: '', permissions: [] })).body.item).toMatchObject({
      default: true,
      permissions: [],
    })
    expect((await get(path)).body.item).toMatchObject({ name: 'Auditor', description: '' })
    expect(await remove(path)).toMatchObject(refused(409, 'default'))
    expect((await put(path, { ...role, default: false })).status).toBe(200)
    expect((await remove(path)).text).toBe('OK')
    expect((await get(path)).status).toBe(404)
    expect((await put(path, role)).status).toBe(404)
  })

  test('has a unique name', async () => {
    expect((await post('/roles', { ...role, name: 'collector' })).body.fields).toHaveProperty('name')
    const { id } = (await post('/roles', role)).body.item
    expect((await put(`/roles/${id}`, { ...role, name: 'Collector' })).status).toBe(409)
  })

  test('contains permission strings only', async () => {
    const answer = await post('/roles', { ...role, permissions: ['*', 'users.*', 'users..view'] })
    expect(Object.keys(answer.body.fields)).toEqual(['permissions.2'])
    expect((await get(`/roles/${unknownId}`)).status).toBe(404)
  })

  test('with users cannot be deleted', async () => {
    const held = first(mock().store.roles.where('name', 'System Admin'))
    expect(await remove(`/roles/${held.id}`)).toMatchObject({
      status: 409,
      body: { message: '1 user holds the role System Admin. Take it away first' },
    })
  })

  test('of the caller keeps the permission to change roles', async () => {
    const { id, ...own } = first(mock().store.roles.where('name', 'System Admin'))
    const refused = await put(`/roles/${id}`, { ...own, permissions: ['roles.view'] })
    expect(refused).toMatchObject(refusedAt(409, 'permissions'))
    expect((await put(`/roles/${id}`, { ...own, permissions: ['roles.*'] })).status).toBe(200)
  })

  test('grants only permissions that the caller holds', async () => {
    mock().as(owner)
    mock().allow(owner, ['roles.*', 'transactions.view'])
    expect((await post('/roles', { ...role, permissions: ['transactions.view'] })).status).toBe(201)
    expect((await post('/roles', { ...role, name: 'More', permissions: ['transactions.*'] })).status).toBe(403)
    expect((await post('/roles', { ...role, name: 'All', permissions: ['*'] })).status).toBe(403)
    const own = first(mock().store.roles.where('name', 'Auditor'))
    expect((await put(`/roles/${own.id}`, { ...role, permissions: ['roles.view'] })).status).toBe(200)
    expect((await put(`/roles/${own.id}`, { ...role, permissions: ['users.view'] })).status).toBe(403)
  })
})
