import { describe, expect, test } from 'vitest'
import { bodyOf, tradeBody } from '../bodies.ts'
import { admin, collector, first, get, mockForEachTest, owner, post, put, staff, watcher } from '../harness.ts'

const mock = mockForEachTest({ as: admin })
const idOf = (username: string) => mock().named(username).id
const withPeople = async () => (await get('/businesses?pageSize=100&preload=users&preload=roles')).body.items

describe('The people of a business', () => {
  test('are hidden from other businesses, and so are their roles', async () => {
    for (const username of [collector, owner]) {
      mock().as(username)
      const others = (await withPeople()).filter(({ id }) => id !== mock().named(username).businessId)
      expect(others.length).toBeGreaterThan(10)
      expect(others.filter(({ users, roles }) => JSON.stringify([users, roles]) !== '[[],[]]')).toEqual([])
    }
    const { item } = (await get(`/businesses/${first(mock().store.businesses.all()).id}?preload=users`)).body
    expect(item.users).toEqual([])
  })

  test('are visible to itself and to administrators with the permissions', async () => {
    for (const username of [admin, owner]) {
      mock().as(username)
      const own = first((await withPeople()).filter(({ id }) => id === mock().umhlanga()))
      expect([(own.users as []).length, (own.roles as []).length]).toEqual([11, 3])
      mock().allow(username, ['businesses.view'])
      const less = first((await withPeople()).filter(({ id }) => id === mock().umhlanga()))
      expect([less.users, less.roles]).toEqual([[], []])
    }
  })

  test('are visible to colleagues, without details unless they have users.view', async () => {
    mock().as(watcher)
    const path = `/businesses/list-users/${mock().umhlanga()}`
    const colleague = first((await get(path)).body.items.filter(({ id }) => id === idOf(staff)))
    expect(colleague).toMatchObject({ name: 'Sipho Dlamini', username: staff, type: 'business' })
    expect(colleague).toMatchObject({ idNumber: null, address: null, bankDetails: null, permissions: [] })
    const oneself = first((await get(path)).body.items.filter(({ id }) => id === idOf(watcher)))
    expect(oneself.bankDetails).not.toBeNull()
    mock().as(owner)
    expect(first((await get(path)).body.items.filter(({ id }) => id === idOf(watcher))).bankDetails).not.toBeNull()
  })
})

describe('The roles of a user', () => {
  test('are omitted without users.roles.view, except for one’s own', async () => {
    mock().as(staff)
    mock().allow(staff, ['users.view'])
    const { items } = (await get('/users?preload=roles&preload=businesses')).body
    expect(items.filter(item => 'roles' in item).map(({ id }) => id)).toEqual([idOf(staff)])
    expect(items.every(item => 'businesses' in item)).toBe(true)
    expect((await get(`/users/${idOf(owner)}?preload=roles`)).body.item).not.toHaveProperty('roles')
    mock().allow(staff, ['users.view', 'users.roles.view'])
    expect((await get(`/users/${idOf(owner)}?preload=roles`)).body.item.roles).toHaveLength(1)
  })

  test('are kept when a caller who cannot see them saves the user', async () => {
    mock().allow(admin, ['users.update', 'users.view'])
    const answer = await put(`/users/${idOf(collector)}`, bodyOf(mock(), collector, { name: 'Bo', roles: [] }))
    expect(answer).toMatchObject({ status: 200, body: { item: { name: 'Bo' } } })
    expect(mock().named(collector).roleIds).toHaveLength(1)
  })
})

describe.for(['transactions', 'collections'] as const)('The lines of %s', kind => {
  const others = ['view', 'create', 'update'].map(action => `${kind}.${action}`)

  test('are omitted without the permission to view them', async () => {
    mock().allow(admin, others)
    const { items } = (await get(`/${kind}?preload=materials&preload=buyer`)).body
    expect(items.filter(item => 'materials' in item)).toEqual([])
    expect(items.every(item => 'buyer' in item)).toBe(true)
    const { id } = first(items)
    expect((await get(`/${kind}/${id}?preload=materials`)).body.item).not.toHaveProperty('materials')
    expect((await post(`/${kind}`, tradeBody(mock()))).body.item).not.toHaveProperty('materials')
    const change = { buyerId: null, sellerId: null, createdAt: null }
    expect((await put(`/${kind}/${id}`, change)).body.item).not.toHaveProperty('materials')
    mock().allow(admin, [...others, `${kind}.materials.view`])
    expect((await get(`/${kind}/${id}?preload=materials`)).body.item.materials).not.toEqual([])
  })

  test('cannot be searched or sorted without the permission', async () => {
    mock().allow(admin, others)
    expect((await get(`/${kind}?searchTerm=copper wire`)).body.pagination.count).toBe(0)
    expect((await get(`/${kind}?searchTerm=copper&searchColumn=materials`)).body.fields).toHaveProperty('searchColumn')
    const idsBy = async (sort: string) => (await get(`/${kind}?sort=${sort}`)).body.items.map(({ id }) => id)
    const usual = await idsBy('nothing')
    for (const sort of ['weight', '-value', 'carbon', '-lines', 'materials']) expect(await idsBy(sort)).toEqual(usual)
    expect(await idsBy('createdAt')).not.toEqual(usual)
  })
})
