import { describe, expect, test } from 'vitest'
import { standardPassword } from '#mirage/data/accounts.ts'
import type { UserBody } from '#schemas/user.ts'
import { userBody } from '../bodies.ts'
import { admin, first, get, mockForEachTest, owner, post, refusedAt, unknownId } from '../harness.ts'

const mock = mockForEachTest({ as: admin })
const roleId = (name: string) => first(mock().store.roles.where('name', name)).id
const businessNamed = (name: string) => first(mock().store.businesses.where('name', name))
const fields = async (values: object) => Object.keys((await post('/users', userBody(values))).body.fields)

describe('Creating a user', () => {
  test('sets the standard password and returns it', async () => {
    const answer = await post('/users', userBody({ roles: [{ id: roleId('Business Staff') }] }))
    expect(answer).toMatchObject({ status: 201, body: { item: { name: 'Zola Mda', mfaEnabled: false } } })
    expect(answer.body.message).toContain(standardPassword)
    const login = await post('/authentication/login', { username: 'zola@mda.example', password: standardPassword })
    expect(login.status).toBe(200)
    expect((await get('/authentication/check')).body.item.roles).toMatchObject([{ name: 'Business Staff' }])
  })

  test('keeps every sent field', async () => {
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
    const created = (await post('/users', userBody({ ...details, businessId: id }))).body.item
    const { item } = (await get(`/users/${created.id}?preload=businesses&preload=roles`)).body
    expect(item).toMatchObject({ ...details, businessId: id, businesses: [{ id, name: 'Kasi Recyclers' }], roles: [] })
  })

  test('refuses a taken username in any case', async () => {
    const answer = await post('/users', userBody({ username: 'Naledi@UMHLANGAMETALS.example' }))
    expect(answer).toMatchObject(refusedAt(409, 'username'))
  })

  test('refuses unknown businesses and roles, and values that the form refuses', async () => {
    expect(await fields({ businessId: unknownId })).toEqual(['businessId'])
    expect(await fields({ roles: [{ id: unknownId }] })).toEqual(['roles'])
    expect(await fields({ name: ' ', username: 'zola' })).toEqual(['name', 'username'])
    expect(await fields({ permissions: ['a..b'] })).toEqual(['permissions.0'])
    expect(await fields({ address: { city: 'Durban' } })).toContain('address.lineOne')
  })

  test('by a business adds the user to it', async () => {
    mock().as(owner)
    const { item } = (await post('/users', userBody({ roles: [{ id: roleId('Business User') }] }))).body
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
    expect((await post('/users', userBody(values()))).status).toBe(403)
    expect(mock().store.users.count()).toBe(before)
  })
})
