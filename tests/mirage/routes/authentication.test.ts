import { describe, expect, test } from 'vitest'
import { standardPassword } from '#mirage/data/accounts.ts'
import { user } from '#schemas/user.ts'
import {
  collector,
  createMemory,
  get,
  hour,
  minute,
  mockForEachTest,
  newcomer,
  owner,
  post,
  refusedAt,
  remove,
  startTestMock,
} from '../harness.ts'

const mock = mockForEachTest()

const forbidden = () => {
  throw new DOMException('Storage is forbidden', 'SecurityError')
}

const login = (username: string, password: string = standardPassword) =>
  post('/authentication/login', { username, password })
const check = () => get('/authentication/check')

describe('Signing in', () => {
  test('returns OK and an unverified session', async () => {
    expect(await login(owner)).toMatchObject({ status: 200, text: 'OK' })
    const { body } = await check()
    expect(user.parse(body.item)).toMatchObject({ username: owner, mfaEnabled: true, mfaVerified: false })
    expect(mock().named(owner).mfaEnabled).toBe(true)
  })

  test('resets a verified session to the code step', async () => {
    mock().as(owner, 'verified')
    await login(owner)
    expect((await check()).body.item.mfaVerified).toBe(false)
  })

  test('ignores case, outer spaces and the signs in a phone number', async () => {
    expect((await login(' Naledi@UmhlangaMetals.example ')).status).toBe(200)
    expect((await login('(212) 555-0147')).status).toBe(200)
    expect((await check()).body.item.name).toBe(mock().named('+12125550147').name)
  })

  test('refuses a wrong password and an unknown username with the same message', async () => {
    const wrong = await login(owner, 'not-the-password')
    const unknown = await login('nobody@nowhere.example')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(wrong.text).toBe(unknown.text)
    expect(mock().currentCode()).toBeNull()
  })

  test('refuses an invalid username, a short password, and invalid JSON', async () => {
    expect(await login('naledi', 'short')).toMatchObject({
      status: 422,
      body: { fields: { username: expect.any(String), password: expect.any(String) } },
    })
    const response = await fetch('http://localhost/api/authentication/login', { method: 'POST', body: 'name=naledi' })
    expect(response.status).toBe(400)
    expect(mock().currentCode()).toBeNull()
  })
})

describe('Signing up', () => {
  const newly = { name: 'Zola Mda', username: 'zola@mda.example', password: 'a-good-one' }

  test('as a business creates a business and assigns the role Business Owner', async () => {
    expect(await post('/authentication/register', { ...newly, type: 'business' })).toMatchObject({
      status: 200,
      text: 'OK',
    })
    const { item } = (await check()).body
    expect(item).toMatchObject({ name: 'Zola Mda', type: 'business', mfaEnabled: false, mfaVerified: false })
    expect(item.businesses).toEqual([{ id: item.businessId, name: "Zola Mda's business" }])
    expect(item.roles).toMatchObject([{ name: 'Business Owner' }])
    expect(mock().store.businesses.get(String(item.businessId))?.ownerId).toBe(item.id)
  })

  test('as a business assigns the owners’ role under any name, and none once it is deleted', async () => {
    const { store } = mock()
    const [role] = store.roles.where('name', 'Business Owner')
    store.roles.update(role?.id ?? '', { name: 'Boss' })
    store.roles.insert({ name: 'Business Owner', description: 'Another', default: false, permissions: ['*'] })
    await post('/authentication/register', { ...newly, type: 'business' })
    expect((await check()).body.item.roles).toMatchObject([{ name: 'Boss' }])
    store.roles.remove(role?.id ?? '')
    await post('/authentication/register', { ...newly, username: 'zama@mda.example', type: 'business' })
    expect((await check()).body.item.roles).toEqual([])
  })

  test('as a collector assigns the default roles', async () => {
    mock().store.roles.insert({ name: 'Also', description: '', default: true, permissions: [] })
    await post('/authentication/register', { ...newly, type: 'collector' })
    const { item } = (await check()).body
    expect(item.roles).toMatchObject([{ name: 'Also' }, { name: 'Collector' }])
    expect(item.businesses).toEqual([])
  })

  test('lets the new account sign in again with its own password', async () => {
    await post('/authentication/register', { ...newly, type: 'collector' })
    await post('/authentication/logout')
    expect((await login(newly.username, 'a-good-one')).status).toBe(200)
    expect(mock().currentCode()).toMatch(/^\d{6}$/)
  })

  test('refuses a taken username in any spelling', async () => {
    const before = mock().store.users.count()
    for (const username of ['NALEDI@umhlangametals.example', '212-555-0147']) {
      const answer = await post('/authentication/register', { ...newly, username, type: 'business' })
      expect(answer).toMatchObject(refusedAt(409, 'username'))
    }
    expect(mock().store.users.count()).toBe(before)
  })

  test('refuses administrators, short passwords and foreign phone numbers', async () => {
    const answer = await post('/authentication/register', {
      name: ' ',
      username: '+27 82 555 0147',
      password: 'short',
      type: 'system',
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(['name', 'password', 'type', 'username'])
    expect(mock().currentCode()).toBeNull()
  })
})

describe('A session', () => {
  test('is missing until a user signs in', async () => {
    expect(await check()).toMatchObject({ status: 401, body: { error: 'Unauthorized', message: expect.any(String) } })
    expect(mock().currentCode()).toBeNull()
  })

  test('returns the caller with roles, businesses and permissions', async () => {
    mock().as(collector)
    const { item } = (await check()).body
    expect(user.parse(item)).toMatchObject({
      roles: [{ name: 'Collector' }],
      businesses: [],
      permissions: [],
    })
  })

  test('ends an hour after the latest call', async () => {
    mock().as(owner)
    mock().clock.time += 59 * minute
    expect((await check()).status).toBe(200)
    mock().clock.time += 59 * minute
    expect((await get('/materials')).status).toBe(200)
    mock().clock.time += hour
    expect((await check()).status).toBe(401)
    expect((await get('/materials')).status).toBe(401)
  })

  test('ends by signing out, even twice', async () => {
    mock().as(owner)
    expect(await post('/authentication/logout')).toMatchObject({ status: 200, text: 'OK' })
    expect((await check()).status).toBe(401)
    expect((await post('/authentication/logout')).status).toBe(200)
  })

  test('ends with the account', async () => {
    mock().as(newcomer, 'verified')
    const { id, businessIds } = mock().named(newcomer)
    expect((await remove(`/businesses/${businessIds[0]}`)).status).toBe(200)
    expect((await remove(`/users/${id}`)).status).toBe(200)
    expect((await check()).status).toBe(401)
  })

  test('survives a page reload, and ends when its user is deleted', async () => {
    const storage = createMemory()
    const before = startTestMock({ storage })
    before.as(owner)
    before.shutdown()

    const after = startTestMock({ storage })
    expect((await check()).body.item).toMatchObject({ username: owner, mfaVerified: true })
    after.shutdown()

    const elsewhere = startTestMock({ storage, seed: 'another town' })
    expect((await check()).status).toBe(401)
    elsewhere.shutdown()
  })

  test('is kept in memory if the browser forbids storage', async () => {
    const own = startTestMock({ storage: { getItem: () => null, setItem: forbidden, removeItem: forbidden } })
    await login(owner)
    expect((await check()).status).toBe(200)
    await post('/authentication/logout')
    expect((await check()).status).toBe(401)
    own.shutdown()
  })
})
