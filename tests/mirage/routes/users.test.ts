import { describe, expect, test } from 'vitest'
import { bodyOf, userBody } from '../bodies.ts'
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
const roleId = (name: string) => first(mock().store.roles.where('name', name)).id
const idOf = (username: string) => mock().named(username).id

test.each(['2125550147', '(212) 555', '0147', '+1 212 555 0147'])('finds a phone number by %s', async term => {
  const { items } = (await get(`/users?searchTerm=${encodeURIComponent(term)}`)).body
  expect(items).toMatchObject([{ username: '+1 212 555 0147' }])
})

describe('Changing a user', () => {
  test('changes the sent fields and the date of the change', async () => {
    const before = mock().named(collector)
    const { createdAt } = before
    const answer = await put(
      `/users/${before.id}`,
      bodyOf(mock(), collector, { name: 'B. Khumalo', username: 'b@collect.example' }),
    )
    expect(answer).toMatchObject({ status: 200, body: { item: { name: 'B. Khumalo', createdAt } } })
    const { item } = (await get(`/users/${before.id}`)).body
    expect(item).toMatchObject({ username: 'b@collect.example', updatedAt: new Date(mock().clock.time).toISOString() })
    expect(mock().store.userNamed(collector)).toBeUndefined()
  })

  test('keeps their own username, and refuses another user’s', async () => {
    const path = `/users/${idOf(collector)}`
    expect((await put(path, bodyOf(mock(), collector))).status).toBe(200)
    expect((await put(path, bodyOf(mock(), collector, { username: owner }))).status).toBe(409)
  })

  test('does not remove an owner from their business', async () => {
    const change = bodyOf(mock(), owner, { businessId: null, businesses: [] })
    expect(await put(`/users/${idOf(owner)}`, change)).toMatchObject(refused(409, 'Umhlanga Metals'))
  })

  test('lets users change their own details, but not their account', async () => {
    mock().as(staff)
    const path = `/users/${idOf(staff)}`
    expect((await put(path, bodyOf(mock(), staff, { name: 'S. Dlamini' }))).status).toBe(200)
    expect((await get(path)).body.item.name).toBe('S. Dlamini')
    for (const change of [
      { type: 'system' as const },
      { permissions: ['*'] },
      { roles: [{ id: roleId('Business Owner') }] },
      { businesses: [], businessId: null },
    ]) {
      const answer = await put(path, bodyOf(mock(), staff, change))
      expect(answer).toMatchObject(refused(403, 'users.update'))
    }
    expect((await put(`/users/${idOf(owner)}`, bodyOf(mock(), owner))).status).toBe(403)
  })

  test('by a business is limited to its rights', async () => {
    mock().as(owner)
    const path = `/users/${idOf(staff)}`
    expect((await put(path, bodyOf(mock(), staff, { roles: [{ id: roleId('Business User') }] }))).status).toBe(200)
    expect((await put(path, bodyOf(mock(), staff, { roles: [{ id: roleId('System Admin') }] }))).status).toBe(403)
    expect((await put(path, bodyOf(mock(), staff, { businesses: [], businessId: null }))).status).toBe(403)
    expect((await put(`/users/${idOf(collector)}`, bodyOf(mock(), collector))).status).toBe(403)
  })
})

describe('Deleting a user', () => {
  test('is permanent', async () => {
    const { id } = (await post('/users', userBody())).body.item
    expect(await remove(`/users/${id}`)).toMatchObject({ status: 200, text: 'OK' })
    expect((await get(`/users/${id}`)).status).toBe(404)
    expect((await post('/users', userBody())).status).toBe(201)
  })

  test('is refused while they own a business or are the seller of a trade', async () => {
    expect(await remove(`/users/${idOf(newcomer)}`)).toMatchObject(refused(409, 'owns'))
    expect(await remove(`/users/${idOf(collector)}`)).toMatchObject(refused(409, 'seller'))
  })
})

const rolePath = (action: string) => `/users/${action}-role/${idOf(collector)}/${roleId('Business User')}`

describe('The roles of a user', () => {
  test('are assigned and removed, each once', async () => {
    const held = () =>
      mock()
        .store.rolesOf(mock().named(collector))
        .map(({ name }) => name)
    expect((await post(rolePath('assign'))).text).toBe('OK')
    expect((await post(rolePath('assign'))).status).toBe(200)
    expect(held()).toEqual(['Collector', 'Business User'])
    expect((await post(rolePath('unassign'))).text).toBe('OK')
    expect(held()).toEqual(['Collector'])
    expect((await post(`/users/assign-role/${idOf(staff)}/${unknownId}`)).status).toBe(404)
  })

  test('take effect immediately', async () => {
    await post(`/users/assign-role/${idOf(collector)}/${roleId('Business User')}`)
    mock().as(collector)
    expect((await get('/transactions')).status).toBe(200)
  })

  test('are not assigned or removed by a caller with fewer permissions', async () => {
    mock().as(owner)
    expect((await post(`/users/assign-role/${idOf(staff)}/${roleId('Business User')}`)).status).toBe(200)
    expect((await post(`/users/assign-role/${idOf(staff)}/${roleId('System Admin')}`)).status).toBe(403)
    expect((await post(`/users/assign-role/${idOf(collector)}/${roleId('Business User')}`)).status).toBe(403)
    expect((await post(`/users/unassign-role/${idOf(admin)}/${roleId('System Admin')}`)).status).toBe(403)
  })
})
