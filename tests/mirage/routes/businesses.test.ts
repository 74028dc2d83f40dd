import { describe, expect, test } from 'vitest'
import type { BusinessBody } from '#schemas/business.ts'
import {
  admin,
  collector,
  first,
  get,
  mockForEachTest,
  newcomer,
  owner,
  post,
  put,
  refused,
  remove,
  staff,
  unknownId,
} from '../harness.ts'

const mock = mockForEachTest({ as: admin })
const idOf = (username: string) => mock().named(username).id
const body = (values: Partial<BusinessBody> = {}): BusinessBody => ({
  name: 'Zola Scrap',
  ownerId: idOf(newcomer),
  address: null,
  bankDetails: null,
  ...values,
})
const usersOf = async (id: string) =>
  (await get(`/businesses/list-users/${id}?pageSize=100`)).body.items.map(({ username }) => username)

/** Returns the path for adding a user to Umhlanga Metals, or for removing the user. */
const membership = (action: string, username: string) =>
  `/businesses/${action}-user/${mock().umhlanga()}/${idOf(username)}`

describe('A business', () => {
  test('is created with its owner among its users', async () => {
    const answer = await post('/businesses', body())
    expect(answer).toMatchObject({ status: 201, body: { item: { name: 'Zola Scrap', ownerId: idOf(newcomer) } } })
    expect(await usersOf(answer.body.item.id)).toEqual([newcomer])
    expect(mock().named(newcomer).businessIds).toHaveLength(2)
  })

  test('needs a name and an existing owner', async () => {
    expect((await post('/businesses', body({ name: '' }))).body.fields).toHaveProperty('name')
    expect((await post('/businesses', body({ ownerId: unknownId }))).body.fields).toHaveProperty('ownerId')
    expect((await post('/businesses', body({ ownerId: 'nobody' }))).body.fields).toHaveProperty('ownerId')
  })

  test('can be changed by administrators, who can set another owner', async () => {
    const path = `/businesses/${mock().umhlanga()}`
    const change = body({ name: 'Umhlanga Metals & Sons', ownerId: idOf(collector) })
    expect(await put(path, change)).toMatchObject({ status: 200, body: { item: { name: 'Umhlanga Metals & Sons' } } })
    expect((await get(path)).body.item.ownerId).toBe(idOf(collector))
    expect(await usersOf(mock().umhlanga())).toContain(collector)
  })

  test('can be changed by its owner, who can hand it only to one of its users', async () => {
    mock().as(owner)
    const path = `/businesses/${mock().umhlanga()}`
    expect((await put(path, body({ ownerId: idOf(newcomer) }))).body.fields).toHaveProperty('ownerId')
    expect((await put(path, body({ ownerId: idOf(staff) }))).status).toBe(200)
    const other = first(mock().store.businesses.where('name', 'Kasi Recyclers'))
    expect(await put(`/businesses/${other.id}`, body())).toMatchObject(refused(403, 'businesses.update'))
  })

  test('cannot be changed by another business, whatever permissions its users have', async () => {
    mock().as(owner)
    mock().allow(owner, ['businesses.update', 'businesses.delete', 'businesses.view'])
    const other = first(mock().store.businesses.where('name', 'Kasi Recyclers'))
    const change = body({ name: 'Mine', ownerId: other.ownerId })
    expect((await put(`/businesses/${other.id}`, change)).status).toBe(403)
    expect(mock().store.businesses.get(other.id)?.bankDetails).not.toBeNull()
    const { businessId } = mock().named(newcomer)
    expect((await remove(`/businesses/${businessId}`)).status).toBe(403)
    const own = `/businesses/${mock().umhlanga()}`
    expect((await put(own, body({ ownerId: idOf(newcomer) }))).body.fields).toHaveProperty('ownerId')
    expect((await put(own, body({ ownerId: idOf(staff) }))).status).toBe(200)
  })

  test('can be created by a business only for one of its users', async () => {
    mock().as(owner)
    mock().allow(owner, ['businesses.create'])
    expect((await post('/businesses', body({ ownerId: idOf(admin) }))).body.fields).toHaveProperty('ownerId')
    expect((await post('/businesses', body({ ownerId: idOf(staff) }))).status).toBe(201)
  })

  test('with trades cannot be deleted, and the error gives the reason', async () => {
    const answer = await remove(`/businesses/${mock().umhlanga()}`)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toMatch(/Umhlanga Metals bought \d+ transactions and \d+ collections/)
    expect((await get(`/businesses/${mock().umhlanga()}`)).status).toBe(200)
  })

  test('without trades can be deleted, and its users leave it', async () => {
    const { businessId } = mock().named(newcomer)
    expect(await remove(`/businesses/${businessId}`)).toMatchObject({ status: 200, text: 'OK' })
    expect((await get(`/businesses/${businessId}`)).status).toBe(404)
    expect(mock().named(newcomer)).toMatchObject({ businessId: null, businessIds: [] })
  })
})

describe('The users of a business', () => {
  test('are listed, searched and counted', async () => {
    mock().as(staff)
    const { items, pagination } = (await get(`/businesses/list-users/${mock().umhlanga()}`)).body
    const names = mock()
      .store.users.where('businessIds', mock().umhlanga())
      .map(({ name }) => name)
    expect(names).toHaveLength(11)
    expect(pagination.count).toBe(11)
    expect(items.map(({ name }) => name)).toEqual(names.toSorted().slice(0, 10))
    const search = `/businesses/list-users/${mock().umhlanga()}?searchTerm=SIPHO&searchColumn=name&searchColumn=username`
    expect((await get(search)).body.items.map(({ name }) => name)).toEqual(['Sipho Dlamini'])
  })

  test('are added and removed by administrators', async () => {
    const before = await usersOf(mock().umhlanga())
    expect((await post(membership('assign', newcomer))).text).toBe('OK')
    expect(await usersOf(mock().umhlanga())).toContain(newcomer)
    expect((await post(membership('assign', newcomer))).status).toBe(200)
    expect(await usersOf(mock().umhlanga())).toHaveLength(before.length + 1)
    expect((await post(membership('unassign', newcomer))).text).toBe('OK')
    expect(await usersOf(mock().umhlanga())).toEqual(before)
    expect((await post(membership('unassign', newcomer))).status).toBe(404)
    expect((await post(`/businesses/assign-user/${mock().umhlanga()}/${unknownId}`)).status).toBe(404)
  })

  test('keep their first business, and get the next one when they leave it', async () => {
    const own = mock().named(newcomer).businessId
    await post(membership('assign', newcomer))
    expect(mock().named(newcomer).businessId).toBe(own)
    await put(`/businesses/${own}`, body({ ownerId: idOf(owner) }))
    expect((await post(`/businesses/unassign-user/${own}/${idOf(newcomer)}`)).status).toBe(200)
    expect(mock().named(newcomer).businessId).toBe(mock().umhlanga())
  })

  test('always include its owner', async () => {
    expect(await post(membership('unassign', owner))).toMatchObject(refused(409, 'owner'))
  })

  test('are managed by the business itself, without adding users of others', async () => {
    mock().as(owner)
    expect((await post(membership('assign', newcomer))).status).toBe(403)
    expect((await post(membership('assign', collector))).status).toBe(403)
    expect((await post(membership('unassign', staff))).status).toBe(200)
    expect((await post(membership('assign', staff))).status).toBe(200)
    const other = first(mock().store.businesses.where('name', 'Kasi Recyclers'))
    expect((await post(`/businesses/assign-user/${other.id}/${idOf(staff)}`)).status).toBe(403)
    expect((await post(`/businesses/unassign-user/${other.id}/${other.ownerId}`)).status).toBe(403)
  })
})
