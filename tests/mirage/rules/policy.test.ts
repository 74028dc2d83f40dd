import { describe, expect, test } from 'vitest'
import {
  admin,
  call,
  collector,
  first,
  get,
  mockForEachTest,
  newcomer,
  owner,
  post,
  put,
  refused,
  refusedAt,
  staff,
  unknownId,
  watcher,
} from '../harness.ts'

const mock = mockForEachTest()

/** Returns all ids of a list, page by page. */
async function idsOf(path: string) {
  const ids: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, pagination } = (await get(`${path}?pageSize=100&page=${page}`)).body
    ids.push(...items.map(({ id }) => id))
    pages = pagination.pages
  }
  return ids.toSorted()
}
const idsWhere = <T extends { id: string }>(rows: readonly T[], fits: (row: T) => boolean) =>
  rows
    .filter(fits)
    .map(({ id }) => id)
    .toSorted()

describe('An administrator', () => {
  test('can see every transaction, collection, user, business and role', async () => {
    mock().as(admin)
    const { store } = mock()
    for (const name of ['transactions', 'collections', 'users', 'businesses', 'roles'] as const) {
      expect(await idsOf(`/${name}`)).toEqual(idsWhere<{ id: string }>(store[name].all(), () => true))
    }
  })
})

describe('A business', () => {
  test.for([owner, staff, watcher])('can see its purchases and its users’ sales, as %s', async username => {
    mock().as(username)
    const { store, umhlanga } = mock()
    const people = new Set(store.users.where('businessIds', umhlanga()).map(({ id }) => id))
    const own = idsWhere(store.transactions.all(), row => row.buyerId === umhlanga() || people.has(row.sellerId))
    expect(await idsOf('/transactions')).toEqual(own)
    expect(own.length).toBeLessThan(store.transactions.count())
  })

  test('can see the collections that it bought', async () => {
    mock().as(staff)
    const { store, umhlanga } = mock()
    expect(await idsOf('/collections')).toEqual(idsWhere(store.collections.all(), row => row.buyerId === umhlanga()))
  })

  test('cannot see others’ collections, even if one of its users sold them', async () => {
    const { store, named, umhlanga } = mock()
    const other = first(store.businesses.all().filter(({ id }) => id !== umhlanga()))
    const { id } = store.collections.insert({ buyerId: other.id, sellerId: named(staff).id })
    mock().as(staff)
    expect((await get(`/collections/${id}`)).status).toBe(403)
  })

  test('cannot read any other transaction or collection by id', async () => {
    mock().as(owner)
    const { store, umhlanga } = mock()
    const seen = new Set(await idsOf('/transactions'))
    const other = first(store.transactions.all().filter(({ id }) => !seen.has(id)))
    expect(await get(`/transactions/${other.id}`)).toMatchObject(refused(403, 'yours'))
    const collection = first(store.collections.all().filter(({ buyerId }) => buyerId !== umhlanga()))
    expect((await get(`/collections/${collection.id}`)).status).toBe(403)
    expect((await get(`/transactions/${first([...seen])}`)).status).toBe(200)
  })

  test('can see its own users only', async () => {
    mock().as(owner)
    const { store, umhlanga, named } = mock()
    const people = idsWhere(store.users.all(), ({ businessIds }) => businessIds.includes(umhlanga()))
    expect(people).toHaveLength(11)
    expect(await idsOf('/users')).toEqual(people)
    expect(await idsOf(`/businesses/list-users/${umhlanga()}`)).toEqual(people)
    const other = first(store.businesses.all().filter(({ id }) => id !== umhlanga()))
    expect((await get(`/businesses/list-users/${other.id}`)).status).toBe(403)
    expect((await get(`/users/${named(admin).id}`)).status).toBe(403)
  })

  test('can read every business, and its own bank details', async () => {
    mock().as(staff)
    const { store, umhlanga } = mock()
    const { items } = (await get('/businesses?pageSize=100')).body
    expect(items).toHaveLength(store.businesses.count())
    expect(items.filter(({ bankDetails }) => bankDetails !== null).map(({ id }) => id)).toEqual([umhlanga()])
    mock().as(admin)
    expect(
      (await get('/businesses?pageSize=100')).body.items.filter(({ bankDetails }) => bankDetails !== null).length,
    ).toBe(14)
  })

  test('can see the roles that it can assign', async () => {
    mock().as(owner)
    const { items } = (await get('/roles')).body
    expect(items.map(({ name }) => name)).toEqual(['Business Owner', 'Business Staff', 'Business User'])
    const role = first(mock().store.roles.where('name', 'System Admin'))
    expect((await get(`/roles/${role.id}`)).status).toBe(403)
  })

  test('of a new user is empty', async () => {
    mock().as(newcomer)
    expect(await idsOf('/transactions')).toEqual([])
    expect(await idsOf('/collections')).toEqual([])
  })
})

describe('A collector', () => {
  test('can see their own sales', async () => {
    mock().as(collector)
    const { store, named } = mock()
    const own = idsWhere(store.collections.all(), ({ sellerId }) => sellerId === named(collector).id)
    expect(own.length).toBeGreaterThan(10)
    expect(await idsOf('/collections')).toEqual(own)
    const other = first(store.collections.all().filter(({ id }) => !own.includes(id)))
    expect((await get(`/collections/${other.id}`)).status).toBe(403)
  })

  test('can see no transactions, and only themselves among users', async () => {
    mock().as(collector)
    expect((await get('/transactions')).status).toBe(403)
    expect((await get('/users')).body.message).toContain('users.view')
    expect((await get(`/users/${mock().named(collector).id}`)).status).toBe(200)
    expect((await get(`/users/${mock().named(owner).id}`)).status).toBe(403)
  })

  test('can record only their own collections', async () => {
    mock().as(collector)
    const body = { buyerId: mock().umhlanga(), createdAt: '2026-11-19T08:00:00Z', materials: [] }
    expect((await post('/collections', { ...body, sellerId: mock().named(collector).id })).status).toBe(201)
    expect(await post('/collections', { ...body, sellerId: mock().named('+1 212 555 0147').id })).toMatchObject(
      refusedAt(422, 'sellerId'),
    )
  })

  test('cannot change a collection', async () => {
    mock().as(collector)
    const own = first(mock().store.collections.where('sellerId', mock().named(collector).id))
    const answer = await put(`/collections/${own.id}`, { buyerId: null, sellerId: null, createdAt: null })
    expect(answer).toMatchObject(refused(403, 'collections.update'))
  })
})

describe('The seeded roles', () => {
  const none = unknownId
  test.for([
    ['record transactions', 'POST', '/transactions', [owner, staff]],
    ['edit transactions', 'PUT', `/transactions/${none}`, [owner, staff]],
    ['delete transactions', 'DELETE', `/transactions/${none}`, [owner]],
    ['make material lines', 'POST', '/transactions/materials', [owner, staff]],
    ['look up materials', 'GET', '/materials', [owner, staff, watcher, collector]],
    ['look up businesses', 'GET', '/businesses', [owner, staff, watcher, collector]],
    ['view collections', 'GET', '/collections', [owner, staff, watcher, collector]],
    ['record collections', 'POST', '/collections', [collector]],
    ['add users', 'POST', '/users', [owner]],
    ['change materials', 'POST', '/materials', []],
    ['change roles', 'POST', '/roles', []],
    ['add businesses', 'POST', '/businesses', []],
  ] as const)('define the accounts that can %s', async ([, method, path, allowed]) => {
    const may: string[] = []
    for (const username of [owner, staff, watcher, collector]) {
      mock().as(username)
      const body = method === 'GET' ? undefined : {}
      if ((await call(method, path, body)).status !== 403) may.push(username)
    }
    expect(may).toEqual(allowed)
  })
})
