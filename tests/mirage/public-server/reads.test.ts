import { describe, expect, test } from 'vitest'
import { admin, collector, first, get, mockForEachTest, owner, post, put, staff, watcher } from '../harness.ts'

const mock = mockForEachTest({ server: 'public', as: admin })

const statusOf = async (path: string) => (await get(path)).status

describe('A list of the mock as the public server', () => {
  test('has no fixed order: a row moves after an update', async () => {
    const { body } = await get('/materials?page=1&pageSize=100&sort=name')
    const { id, name, gwCode } = first(body.items)
    mock().clock.time += 1000
    await put(`/materials/${id}`, { name, gwCode, carbonFactor: '9' })
    expect((await get('/materials?page=1&pageSize=100&sort=name')).body.items.at(-1)?.id).toBe(id)
  })

  test.for([
    ['Umhlanga', 1],
    ['UMHLANGA', 0],
    ['Umh%tals', 1],
    ['Umhlanga_Metals', 1],
    ['Umhlanga.Metals', 0],
  ] as const)('finds %s in %i rows, with case and wildcards', async ([term, count]) => {
    const query = new URLSearchParams({ searchTerm: term, searchColumn: 'name' })
    expect((await get(`/businesses?${query}`)).body.items).toHaveLength(count)
  })

  test('counts rows that match in all columns, and finds rows that match in one', async () => {
    const { body } = await get('/users?searchTerm=Naledi&searchColumn=name&searchColumn=username')
    expect([body.items.length, body.pagination.count, body.pagination.pages]).toEqual([1, 0, 1])
  })

  test('ignores a term without a column, and refuses columns and relations of other tables', async () => {
    const { body } = await get('/transactions?searchTerm=qqxzqx')
    expect(body.pagination.count).toBe(mock().store.transactions.count())
    expect(await statusOf('/transactions?searchTerm=a&searchColumn=buyer')).toBe(500)
    expect(await statusOf('/businesses?preload=roles')).toBe(500)
  })

  test('treats page 0 as page 1, and is empty after the last page', async () => {
    expect((await get('/businesses?page=0')).body.pagination.currentPage).toBe(1)
    const { body } = await get('/businesses?page=9&pageSize=10')
    expect([body.items, body.pagination.previousPage, body.pagination.nextPage]).toEqual([[], 8, 2])
  })
})

describe('A record of the mock as the public server', () => {
  test('has empty addresses, null or empty relations, and microsecond dates', async () => {
    const trade = first(mock().store.transactions.all())
    const { item } = (await get(`/transactions/${trade.id}`)).body
    expect(item).toMatchObject({ materials: null, buyer: { name: '', createdAt: '0001-01-01T00:00:00Z' } })
    mock().store.transactions.update(trade.id, { createdAt: '2026-11-20T08:00:00.120Z' })
    expect((await get(`/transactions/${trade.id}`)).body.item['createdAt']).toBe('2026-11-20T08:00:00.120120Z')
    const { id } = mock().store.users.update(mock().named(admin).id, { address: null })
    const { body } = await get(`/users/${id}`)
    expect(body.item).toMatchObject({ roles: null, address: { lineOne: '', lineTwo: null, city: '' } })
  })
})

describe('A permission on the mock as the public server', () => {
  test('matches by prefix, and ignores wildcards before the end', async () => {
    mock().allow(staff, ['materials'])
    mock().as(staff)
    expect(await statusOf('/materials')).toBe(200)
    mock().allow(staff, ['*.view'])
    expect(await statusOf('/materials')).toBe(403)
  })

  test('of staff and users opens no area, but includes the lines', async () => {
    for (const username of [staff, watcher]) {
      mock().as(username)
      const { roles } = (await get('/authentication/check')).body.item as unknown as {
        roles: Array<{ permissions: string[] }>
      }
      expect(
        roles.flatMap(({ permissions }) => permissions).filter(one => /access|materials\.view$/.test(one)),
      ).toEqual(['materials.view'])
      const { body } = await get('/transactions?preload=materials')
      expect(first(body.items)['materials']).toEqual(
        expect.arrayContaining([expect.objectContaining({ weight: expect.any(Number) as number })]),
      )
    }
  })

  test('to view users is required for one’s own record, and another one for the permission list', async () => {
    mock().as(owner)
    expect(await statusOf(`/users/${mock().named(owner).id}`)).toBe(403)
    expect(await statusOf('/authentication/permissions')).toBe(403)
    mock().as(admin)
    const { items } = (await get('/authentication/permissions')).body
    type Group = { permissions: Array<{ value: string }>; subGroups: Group[] | null }
    const valuesOf = ({ permissions, subGroups }: Group): string[] => [
      ...permissions.map(({ value }) => value),
      ...(subGroups ?? []).flatMap(valuesOf),
    ]
    const values = (items as unknown as Group[]).flatMap(valuesOf)
    expect([items.length, values.length]).toEqual([7, 66])
    expect(values).toEqual(expect.arrayContaining(['users.update.any', 'permissions.view', 'materials.*']))
  })

  test('to change others does not follow from changing oneself', async () => {
    mock().as(owner)
    const { status } = await put(`/users/${mock().named(staff).id}`, { name: 'Somebody else' })
    expect([status, mock().named(staff).name]).toEqual([403, 'Sipho Dlamini'])
  })
})

describe('Signing in to the mock as the public server', () => {
  test('returns errors for credentials and taken usernames without naming the field', async () => {
    mock().signOut()
    const login = await post('/authentication/login', { username: owner, password: 'not the password' })
    expect([login.status, login.body.message]).toEqual([401, 'You are not authorized to access this resource.'])
    const body = { name: 'Naledi', username: owner, password: 'a good password', type: 'business' }
    const duplicate = await post('/authentication/register', body)
    expect([duplicate.status, duplicate.body.fields]).toEqual([409, undefined])
  })

  test('refuses any number of wrong codes, then accepts the right one, and returns only an image', async () => {
    mock().as(collector, 'enrolling')
    expect((await get('/authentication/mfa/enable')).headers.get('Content-Type')).toBe('image/png')
    const right = mock().currentCode()
    const wrong = right === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await post('/authentication/mfa/verify', { code: wrong })).status).toBe(401)
    }
    expect((await post('/authentication/mfa/verify', { code: '12345' })).status).toBe(400)
    expect((await post('/authentication/mfa/verify', { code: right })).status).toBe(200)
  })

  test('refuses to register a system user, and calls before the code', async () => {
    const body = { name: 'Mallory', username: 'mallory@example.com', password: 'a good password', type: 'system' }
    expect((await post('/authentication/register', body)).status).toBe(400)
    mock().as(admin, 'signed-in')
    expect(await statusOf('/users')).toBe(403)
  })
})
