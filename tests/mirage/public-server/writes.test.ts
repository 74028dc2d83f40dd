import { describe, expect, test } from 'vitest'
import {
  admin,
  call,
  collector,
  cork,
  first,
  get,
  mockForEachTest,
  owner,
  post,
  put,
  remove,
  staff,
  unknownId,
} from '../harness.ts'

const mock = mockForEachTest({ server: 'public', as: admin })

const line = { name: 'Cork', gwCode: 'GW 99', carbonFactor: '1', weight: 2, value: 3 }
const dealOf = (sellerId: string) => ({
  buyerId: mock().umhlanga(),
  sellerId,
  createdAt: '2026-01-15T08:00:00.000Z',
  materials: [line],
})
const recorded = async () => (await post('/transactions', dealOf(mock().umhlanga()))).text
const linesOf = (id: string) => mock().store.linesOf('transactions').where('tradeId', id)
const userBody = (username: string) => {
  const { name, type, idNumber, address, bankDetails, permissions } = mock().named(username)
  return { name, username, type, idNumber, address, bankDetails, permissions, businesses: [], roles: [] }
}

describe('A write to the mock as the public server', () => {
  test('returns the id after a create and OK after an update', async () => {
    const made = await post('/materials', cork)
    expect([made.status, mock().store.materials.get(made.text)?.name]).toEqual([200, 'Cork'])
    expect((await put(`/materials/${made.text}`, { ...cork, carbonFactor: '2' })).text).toBe('OK')
    expect((await remove(`/materials/${made.text}`)).text).toBe('OK')
    expect((await remove(`/materials/${made.text}`)).text).toBe('OK')
  })

  test('accepts a business as the seller of a transaction, and a user for a collection', async () => {
    const refused = await post('/transactions', dealOf(mock().named(staff).id))
    expect([refused.status, refused.body.message]).toEqual([500, expect.stringContaining('fk_transactions_seller')])
    const { body } = await get(`/transactions/${await recorded()}?preload=seller`)
    expect(body.item).toMatchObject({
      sellerId: mock().umhlanga(),
      seller: { id: mock().umhlanga(), name: 'Umhlanga Metals' },
    })
    expect((await post('/collections', dealOf(mock().named(collector).id))).status).toBe(200)
  })

  test('keeps the seller of a record that is saved with its own seller', async () => {
    const trade = first(mock().store.transactions.all())
    const { sellerId } = (await get(`/transactions/${trade.id}`)).body.item
    await put(`/transactions/${trade.id}`, { buyerId: null, sellerId, createdAt: null })
    expect(mock().store.transactions.get(trade.id)?.sellerId).toBe(trade.sellerId)
  })

  test('assigns no second role, user or line', async () => {
    const role = first(mock().store.roles.all())
    const answers = [
      await post(`/users/assign-role/${mock().named(staff).id}/${role.id}`),
      await post(`/businesses/assign-user/${mock().umhlanga()}/${mock().named(collector).id}`),
      await post(
        `/transactions/assign-material/${await recorded()}/${(await post('/transactions/materials', line)).text}`,
      ),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [400, 'The role is already assigned to the user.'],
      [400, 'The user is already assigned to the business.'],
      [400, 'The material is already assigned to the transaction.'],
    ])
  })

  test('assigns several roles in a user update, and removes omitted ones', async () => {
    const [one, other] = mock()
      .store.roles.all()
      .map(({ id }) => ({ id }))
    const { id } = mock().named(staff)
    await put(`/users/${id}`, { ...userBody(staff), roles: [one, other] })
    expect(mock().named(staff).roleIds).toEqual([one?.id, other?.id])
    await put(`/users/${id}`, { name: 'Sipho' })
    expect(mock().named(staff)).toMatchObject({
      name: 'Sipho',
      roleIds: [],
      businessIds: [],
      businessId: mock().umhlanga(),
    })
  })

  test('adds lines with a repeated create, and keeps the others unchanged', async () => {
    const id = await recorded()
    const orphan = (await post('/transactions/materials', line)).text
    const [stored] = linesOf(id)
    const sent = [
      { ...line, id: stored?.id, weight: 50 },
      { ...line, id: orphan },
      { ...line, name: 'Zinc' },
    ]
    expect((await post('/transactions', { ...dealOf(mock().umhlanga()), id, materials: sent })).text).toBe(id)
    expect(linesOf(id).map(({ name, weight }) => `${name} ${weight}`)).toEqual(['Cork 2', 'Zinc 2', 'Cork 2'])
    expect(
      mock()
        .store.transactions.where('buyerId', mock().umhlanga())
        .filter(trade => trade.id === id),
    ).toHaveLength(1)
  })

  test('adds a line to a transaction with a seller that the caller could not choose', async () => {
    mock().as(owner)
    const trade = mock()
      .store.transactions.all()
      .find(({ buyerId, sellerId }) => {
        const seller = mock().store.users.get(sellerId)
        const { businessId } = seller ?? {}
        const isOwner = mock().store.businesses.get(businessId ?? '')?.ownerId === sellerId
        return buyerId === mock().umhlanga() && businessId !== mock().umhlanga() && !isOwner
      })
    const seller = mock().store.users.get(trade?.sellerId ?? '')
    const before = linesOf(trade?.id ?? '').length
    const orphan = (await post('/transactions/materials', line)).text
    const deal = { ...dealOf(seller?.businessId ?? ''), id: trade?.id, materials: [{ ...line, id: orphan }] }
    expect((await post('/transactions', deal)).text).toBe(trade?.id)
    expect(linesOf(trade?.id ?? '')).toHaveLength(before + 1)
    expect(mock().store.transactions.get(trade?.id ?? '')?.sellerId).toBe(seller?.id)
  })

  test('ignores null, 0 and false, and clears an address with empty texts', async () => {
    const { id } = mock().named(owner)
    const address = { lineOne: '', lineTwo: null, city: '', province: '', zipCode: '', country: '' }
    const stored = mock().named(owner).address
    await put(`/users/${id}`, {
      ...userBody(owner),
      address: null,
      idNumber: null,
      businesses: [{ id: mock().umhlanga() }],
    })
    expect(mock().named(owner).address).toEqual(stored)
    await put(`/users/${id}`, { ...userBody(owner), address, idNumber: '', businesses: [{ id: mock().umhlanga() }] })
    expect(mock().named(owner)).toMatchObject({ address: null, idNumber: '' })
    const [weighed] = linesOf(await recorded())
    expect((await put(`/transactions/materials/${weighed?.id}`, { weight: 0, value: 7 })).text).toBe('OK')
    expect(
      mock()
        .store.linesOf('transactions')
        .get(weighed?.id ?? ''),
    ).toMatchObject({ weight: 2, value: 7 })
  })

  test.for([
    ['POST', '/materials', { ...cork, name: 'Cork' }, 'idx_materials_gw_code'],
    ['POST', '/materials', { ...cork, gwCode: 'GW 100' }, 'idx_materials_name'],
    ['POST', '/transactions/materials', { ...line, value: 100_000_000 }, 'numeric field overflow'],
  ] as const)('%s %s of %j returns the database error: %s', async ([method, path, body, words]) => {
    await post('/materials', cork)
    const answer = await call(method, path, body)
    expect([answer.status, answer.body.message, answer.body.fields]).toEqual([
      500,
      expect.stringContaining(words),
      undefined,
    ])
  })

  test('refuses invalid ids and bodies with 400, without naming fields', async () => {
    expect((await get('/roles/xyz')).status).toBe(400)
    const { status, body } = await post('/roles', { name: '' })
    expect([status, body.error, body.fields]).toEqual([400, 'Bad Request', undefined])
  })
})

describe('A user who is removed from a business on the mock as the public server', () => {
  test('keeps it as the main business but is not assigned to it', async () => {
    const { id } = mock().named(staff)
    const path = `/businesses/unassign-user/${mock().umhlanga()}/${id}`
    expect((await post(path)).text).toBe('OK')
    expect(mock().named(staff)).toMatchObject({ businessId: mock().umhlanga(), businessIds: [] })
    const again = await post(path)
    expect([again.status, again.body.message]).toEqual([400, 'The user is not assigned to the business.'])
  })
})

describe('A new record with an id on the mock as the public server', () => {
  test('violates a foreign key if it has lines, roles or businesses', async () => {
    const trade = await post('/transactions', { id: unknownId, ...dealOf(mock().umhlanga()) })
    expect([trade.status, trade.body.message]).toEqual([
      500,
      expect.stringContaining('"fk_transactions_materials_transaction"'),
    ])
    const businesses = [{ id: mock().umhlanga() }]
    const user = await post('/users', { id: unknownId, ...userBody(staff), username: 'new@example.com', businesses })
    expect(user.body.message).toContain('"fk_businesses_users_user"')
  })

  test('is overwritten by a second create, and loses its creation date', async () => {
    expect((await post('/materials', { id: unknownId, ...cork })).text).toBe(unknownId)
    expect((await post('/materials', { id: unknownId, ...cork, name: 'Cork, ground' })).text).toBe(unknownId)
    expect(mock().store.materials.get(unknownId)).toMatchObject({
      name: 'Cork, ground',
      createdAt: '0001-01-01T00:00:00Z',
    })
  })
})

describe('A deletion on the mock as the public server', () => {
  test('includes dependent records', async () => {
    const seller = mock().named(collector)
    expect((await remove(`/users/${seller.id}`)).text).toBe('OK')
    expect(mock().store.collections.where('sellerId', seller.id)).toEqual([])
    const businessId = mock().umhlanga()
    expect((await remove(`/businesses/${businessId}`)).text).toBe('OK')
    expect(mock().store.transactions.where('buyerId', businessId)).toEqual([])
    expect(mock().named(owner).businessIds).toEqual([])
  })

  test('keeps the lines of a trade', async () => {
    const id = await recorded()
    const [{ id: lineId } = { id: '' }] = linesOf(id)
    expect((await remove(`/transactions/${id}`)).text).toBe('OK')
    expect([mock().store.transactions.get(id), mock().store.transactionLines.get(lineId)?.tradeId]).toEqual([
      undefined,
      null,
    ])
  })

  test('keeps the transactions of a business when its user is deleted', async () => {
    const { sellerId } = first(mock().store.transactions.all())
    const before = mock().store.transactions.count()
    expect((await remove(`/users/${sellerId}`)).text).toBe('OK')
    expect(mock().store.transactions.count()).toBe(before)
    expect(mock().store.transactions.where('sellerId', sellerId)).toEqual([])
  })

  test('permits deleting the last administrator and an assigned role', async () => {
    const role = first(
      mock()
        .store.roles.all()
        .filter(({ name }) => name === 'Business Staff'),
    )
    expect((await remove(`/roles/${role.id}`)).text).toBe('OK')
    expect(mock().named(staff).roleIds).toEqual([])
    expect((await remove(`/users/${mock().named(admin).id}`)).text).toBe('OK')
    expect(mock().store.userNamed(admin)).toBeUndefined()
  })
})
