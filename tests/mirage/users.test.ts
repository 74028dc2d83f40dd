import { describe, expect, test } from 'vitest'
import { standardPassword } from '#mirage/accounts.ts'
import type { UserBody } from '#schemas/user.ts'
import {
  admin,
  collector,
  first,
  get,
  mockForEachTest,
  newcomer,
  nobody,
  owner,
  post,
  put,
  remove,
  staff,
} from './harness.ts'

const mock = mockForEachTest()
const roleId = (name: string) => first(mock().store.roles.where('name', name)).id
const businessNamed = (name: string) => first(mock().store.businesses.where('name', name))

const body = (values: Partial<UserBody> = {}): UserBody => ({
  name: 'Zola Mda',
  username: 'zola@mda.example',
  type: 'business',
  idNumber: null,
  address: null,
  bankDetails: null,
  permissions: [],
  businesses: [],
  roles: [],
  ...values,
})
const refer = (ids: readonly string[]) => ids.map(id => ({ id }))

/** The body that leaves a seeded user as they are. */
function bodyOf(username: string, values: Partial<UserBody> = {}): UserBody {
  const { name, type, idNumber, businessId, businessIds, address, bankDetails, roleIds, permissions } =
    mock().named(username)
  const lists = { businesses: refer(businessIds), roles: refer(roleIds), permissions: [...permissions] }
  return { name, username, type, idNumber, businessId, address, bankDetails, ...lists, ...values }
}
const idOf = (username: string) => mock().named(username).id

/** The fields that a new user is refused for. */
const fields = async (values: object) => Object.keys((await post('/users', body(values))).body.fields)

describe('Creating a user', () => {
  test('gives them the standard password, and says so', async () => {
    mock().as(admin)
    const answer = await post('/users', body({ roles: [{ id: roleId('Business Staff') }] }))
    expect(answer).toMatchObject({ status: 201, body: { item: { name: 'Zola Mda', mfaEnabled: false } } })
    expect(answer.body.message).toContain(standardPassword)
    const login = await post('/authentication/login', { username: 'zola@mda.example', password: standardPassword })
    expect(login.status).toBe(200)
    expect((await get('/authentication/check')).body.item.roles).toMatchObject([{ name: 'Business Staff' }])
  })

  test('keeps every field that was sent', async () => {
    mock().as(admin)
    const { id } = businessNamed('Kasi Recyclers')
    const details = {
      idNumber: '8001015009087',
      address: {
        lineOne: '1 Bree Street',
        lineTwo: null,
        city: 'Cape Town',
        province: 'Western Cape',
        zipCode: '8001',
        country: 'South Africa',
      },
      bankDetails: { accountHolder: 'Z Mda', accountNumber: '1234567890', bankName: 'Absa', branchCode: '632005' },
      permissions: ['materials.view'],
    }
    const created = (await post('/users', body({ ...details, businessId: id }))).body.item
    const { item } = (await get(`/users/${created.id}?preload=businesses&preload=roles`)).body
    expect(item).toMatchObject({ ...details, businessId: id, businesses: [{ id, name: 'Kasi Recyclers' }], roles: [] })
  })

  test('refuses a username that is taken, whatever its case', async () => {
    mock().as(admin)
    const answer = await post('/users', body({ username: 'Naledi@UMHLANGAMETALS.example' }))
    expect(answer).toMatchObject({ status: 409, body: { fields: { username: expect.any(String) } } })
  })

  test('refuses businesses and roles that are not there, and what the form would refuse', async () => {
    mock().as(admin)
    expect(await fields({ businessId: nobody })).toEqual(['businessId'])
    expect(await fields({ roles: [{ id: nobody }] })).toEqual(['roles'])
    expect(await fields({ name: ' ', username: 'zola' })).toEqual(['name', 'username'])
    expect(await fields({ permissions: ['a..b'] })).toEqual(['permissions.0'])
    expect(await fields({ address: { city: 'Durban' } })).toContain('address.lineOne')
  })

  test('by a business puts them into it', async () => {
    mock().as(owner)
    const { item } = (await post('/users', body({ roles: [{ id: roleId('Business User') }] }))).body
    expect(item).toMatchObject({ businessId: mock().umhlanga(), businesses: [{ name: 'Umhlanga Metals' }] })
  })

  test.for<[string, () => Partial<UserBody>]>([
    ['another business', () => ({ businessId: businessNamed('Kasi Recyclers').id })],
    ['another type', () => ({ type: 'system' as const })],
    ['a role beyond its own', () => ({ roles: [{ id: roleId('System Admin') }] })],
    ['a permission beyond its own', () => ({ permissions: ['materials.delete'] })],
  ])('by a business refuses %s', async ([, values]) => {
    mock().as(owner)
    const before = mock().store.users.count()
    expect((await post('/users', body(values()))).status).toBe(403)
    expect(mock().store.users.count()).toBe(before)
  })
})

describe('Changing a user', () => {
  test('changes what was sent, and the day of the change', async () => {
    mock().as(admin)
    const before = mock().named(collector)
    const { createdAt } = before
    const answer = await put(
      `/users/${before.id}`,
      bodyOf(collector, { name: 'B. Khumalo', username: 'b@collect.example' }),
    )
    expect(answer).toMatchObject({ status: 200, body: { item: { name: 'B. Khumalo', createdAt } } })
    const { item } = (await get(`/users/${before.id}`)).body
    expect(item).toMatchObject({ username: 'b@collect.example', updatedAt: new Date(mock().clock.time).toISOString() })
    expect(mock().store.userNamed(collector)).toBeUndefined()
  })

  test('keeps their own username, and refuses somebody else’s', async () => {
    mock().as(admin)
    const path = `/users/${idOf(collector)}`
    expect((await put(path, bodyOf(collector))).status).toBe(200)
    expect((await put(path, bodyOf(collector, { username: owner }))).status).toBe(409)
  })

  test('does not take an owner out of their business', async () => {
    mock().as(admin)
    const change = bodyOf(owner, { businessId: null, businesses: [] })
    expect(await put(`/users/${idOf(owner)}`, change)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Umhlanga Metals') },
    })
  })

  test('lets people change their own details, and nothing of their standing', async () => {
    mock().as(staff)
    const path = `/users/${idOf(staff)}`
    expect((await put(path, bodyOf(staff, { name: 'S. Dlamini' }))).status).toBe(200)
    expect((await get(path)).body.item.name).toBe('S. Dlamini')
    for (const change of [
      { type: 'system' as const },
      { permissions: ['*'] },
      { roles: [{ id: roleId('Business Owner') }] },
      { businesses: [], businessId: null },
    ]) {
      const answer = await put(path, bodyOf(staff, change))
      expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('users.update') } })
    }
    expect((await put(`/users/${idOf(owner)}`, bodyOf(owner))).status).toBe(403)
  })

  test('by a business stays within what it may give', async () => {
    mock().as(owner)
    const path = `/users/${idOf(staff)}`
    expect((await put(path, bodyOf(staff, { roles: [{ id: roleId('Business User') }] }))).status).toBe(200)
    expect((await put(path, bodyOf(staff, { roles: [{ id: roleId('System Admin') }] }))).status).toBe(403)
    expect((await put(path, bodyOf(staff, { businesses: [], businessId: null }))).status).toBe(403)
    expect((await put(`/users/${idOf(collector)}`, bodyOf(collector))).status).toBe(403)
  })

  test('and reading and deleting one who is not there is not found', async () => {
    mock().as(admin)
    for (const id of [nobody, 'not-an-id']) {
      expect((await put(`/users/${id}`, body())).status).toBe(404)
      expect((await get(`/users/${id}`)).status).toBe(404)
      expect((await remove(`/users/${id}`)).status).toBe(404)
    }
  })
})

describe('Deleting a user', () => {
  test('is for good', async () => {
    mock().as(admin)
    const { id } = (await post('/users', body())).body.item
    expect(await remove(`/users/${id}`)).toMatchObject({ status: 200, text: 'OK' })
    expect((await get(`/users/${id}`)).status).toBe(404)
    expect((await post('/users', body())).status).toBe(201)
  })

  test('is refused while they own a business or are the seller of something', async () => {
    mock().as(admin)
    expect(await remove(`/users/${idOf(newcomer)}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('owns') },
    })
    expect(await remove(`/users/${idOf(collector)}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('seller') },
    })
  })
})

const rolePath = (action: string) => `/users/${action}-role/${idOf(collector)}/${roleId('Business User')}`

describe('The roles of a user', () => {
  test('are given and taken, each once', async () => {
    mock().as(admin)
    const held = () =>
      mock()
        .store.rolesOf(mock().named(collector))
        .map(({ name }) => name)
    expect((await post(rolePath('assign'))).text).toBe('OK')
    expect((await post(rolePath('assign'))).status).toBe(200)
    expect(held()).toEqual(['Collector', 'Business User'])
    expect((await post(rolePath('unassign'))).text).toBe('OK')
    expect(held()).toEqual(['Collector'])
  })

  test('count at once', async () => {
    mock().as(admin)
    await post(`/users/assign-role/${idOf(collector)}/${roleId('Business User')}`)
    mock().as(collector)
    expect((await get('/transactions')).status).toBe(200)
  })

  test('are not given or taken by who could not do as much', async () => {
    mock().as(owner)
    expect((await post(`/users/assign-role/${idOf(staff)}/${roleId('Business User')}`)).status).toBe(200)
    expect((await post(`/users/assign-role/${idOf(staff)}/${roleId('System Admin')}`)).status).toBe(403)
    expect((await post(`/users/assign-role/${idOf(collector)}/${roleId('Business User')}`)).status).toBe(403)
    expect((await post(`/users/unassign-role/${idOf(admin)}/${roleId('System Admin')}`)).status).toBe(403)
  })

  test('and their users have to be there', async () => {
    mock().as(admin)
    expect((await post(`/users/assign-role/${nobody}/${roleId('Collector')}`)).status).toBe(404)
    expect((await post(`/users/assign-role/${idOf(staff)}/${nobody}`)).status).toBe(404)
  })
})
