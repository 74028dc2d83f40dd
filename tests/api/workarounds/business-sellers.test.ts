import { describe, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { ids, transaction, user } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const seller = { ...user, businessId: ids.business, businesses: [{ id: ids.business, name: 'Umhlanga Metals' }] }
const other = '3f2504e0-4f89-41d3-9a0c-0305e82c3305'
const body = { buyerId: ids.business, sellerId: ids.user, createdAt: '2026-11-20T08:00:00.000Z', materials: [] }
const refused = json(
  {
    error: 'Internal Server Error',
    message:
      'ERROR: insert or update on table "transactions" violates foreign key constraint "fk_transactions_seller" (SQLSTATE 23503)',
  },
  500,
)
const list = (items: unknown[]) => json({ items, pagination: { count: items.length } })
const made = { body: ids.transaction }
const query = { page: 1, pageSize: 10, searchTerm: '', searchColumn: ['name', 'username'] }
const signal = new AbortController().signal

const { api, server } = apiForEachTest()

const called = () => server().received.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)
const sentSellers = () =>
  server()
    .received.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/transactions'))
    .map(call => (JSON.parse(call.body) as { sellerId: string | null }).sellerId)

describe('Server with businesses as sellers', () => {
  test("receives the seller's business, from the first write on", async () => {
    server().answer(refused, json({ item: seller }), made, made)
    expect(await api().transactions.create(body)).toEqual({ id: ids.transaction, message: null })
    expect(called()).toEqual(['POST /transactions', 'GET /authentication/check', 'POST /transactions'])
    await api().transactions.create(body)
    expect(sentSellers()).toEqual([ids.user, ids.business, ids.business])
  })

  test('receives the business in a repeated write after a parallel write has found it', async () => {
    server().answer(json({ item: seller }))
    const { sellers } = api().transactions
    const details = 'violates foreign key constraint "fk_transactions_seller"'
    const refusal = new Problem({ kind: 'conflict', title: 'Not saved', message: 'Not saved', details })
    const write = async ({ sellerId }: typeof body) => {
      if (sellerId === ids.user) throw refusal
      return sellerId
    }
    const slowWrite = async (sent: typeof body) => {
      if (sent.sellerId === ids.user) await sellers.write(body, write)
      return write(sent)
    }
    expect(await sellers.write(body, slowWrite)).toBe(ids.business)
    await expect(sellers.write(body, () => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(called()).toHaveLength(1)
  })

  test('finds a transaction of the business after the page was reloaded', async () => {
    const stored = { ...transaction, buyer: { id: ids.business, name: 'Umhlanga Metals' }, createdAt: body.createdAt }
    const rows = list([{ ...stored, seller: { id: ids.business, name: 'Umhlanga Metals' }, materials: [] }])
    server().answer(rows, json({ item: seller }), rows)
    expect(await api().transactions.find(body)).toBe(stored.id)
  })

  test('searches only once if the seller has no business', async () => {
    server().answer(list([]), json({ item: user }))
    expect(await api().transactions.find(body)).toBeNull()
    expect(called()).toHaveLength(2)
  })

  test('searches only once if the seller is a business', async () => {
    server().answer(list([]), json({ item: seller }), json({ error: 'Not Found', message: 'No.' }, 404))
    expect(await api().transactions.find({ ...body, sellerId: other })).toBeNull()
    expect(called()).toHaveLength(3)
  })

  test('refuses a seller who is neither a user nor a business', async () => {
    server().answer(refused, json({ item: seller }), json({ error: 'Not Found', message: 'No.' }, 404))
    await expect(api().transactions.create({ ...body, sellerId: other })).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('receives the business only if the seller of a saved transaction changes', async () => {
    server().answer(refused, json({ item: seller }), { body: 'OK' }, { body: 'OK' })
    await api().transactions.update(ids.transaction, { buyerId: null, sellerId: ids.user, createdAt: null })
    await api().transactions.update(ids.transaction, { buyerId: ids.business, sellerId: null, createdAt: null })
    expect(sentSellers()).toEqual([ids.user, ids.business, null])
  })

  test('reads another user to find their business', async () => {
    const elsewhere = { ...user, id: other, businesses: [{ id: ids.line, name: 'Kasi Recyclers' }] }
    server().answer(refused, json({ item: seller }), json({ item: elsewhere }), made)
    await api().transactions.create({ ...body, sellerId: other })
    expect(called()[2]).toBe(`GET /users/${other}`)
    expect(sentSellers()).toEqual([other, ids.line])
  })

  test('uses the own business for a user whom the caller may not read', async () => {
    server().answer(refused, json({ item: seller }), json({ error: 'Forbidden', message: 'No.' }, 403), made)
    await api().transactions.create({ ...body, sellerId: other })
    expect(sentSellers()).toEqual([other, ids.business])
  })

  test('reports a seller without a business at the field, and other errors unchanged', async () => {
    server().answer(refused, json({ item: user }))
    await expect(api().transactions.create(body)).rejects.toMatchObject({
      fields: { sellerId: 'Choose another seller. This user has no business.' },
    })
    server().answer(refused, json({ item: seller }), json({ error: 'No', message: 'No.' }, 403))
    await expect(api().transactions.create(body)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(api().transactions.sellers.acceptedFor({ id: ids.user, name: 'Naledi' })).toEqual({
      id: ids.user,
      name: 'Naledi',
    })
  })

  test("offers businesses in look-ups and shows a user's business", async () => {
    const among = api().transactions.sellers.finding(api().users.list, api().businesses.list)
    const own = api().transactions.sellers.finding(api().users.list, seller.businesses)
    server().answer(json({ items: [seller] }), refused, json({ item: seller }), made)
    expect((await among(query, signal)).items).toMatchObject([{ name: 'Naledi Mokoena' }])
    await api().transactions.create(body)
    expect(api().transactions.sellers.acceptedFor({ id: ids.user, name: 'Naledi Mokoena' })).toEqual(
      seller.businesses[0],
    )
    server().answer(
      json({ items: [{ ...seller.businesses[0], createdAt: user.createdAt, updatedAt: user.updatedAt }] }),
    )
    expect((await among({ ...query, searchTerm: 'umh' }, signal)).items).toMatchObject([{ name: 'Umhlanga Metals' }])
    expect(server().received.at(-1)?.path).toBe('/api/businesses')
    expect(server().received.at(-1)?.search.getAll('searchColumn')).toEqual(['name'])
    expect((await own({ ...query, searchTerm: 'UMH' }, signal)).items).toEqual(seller.businesses)
    expect((await own({ ...query, searchTerm: 'kasi' }, signal)).items).toEqual([])
  })

  test('still receives users as sellers of collections', async () => {
    server().answer(refused, json({ item: seller }), made, made)
    await api().transactions.create(body)
    await api().collections.create(body)
    expect(JSON.parse(server().received.at(-1)?.body ?? '')).toMatchObject({ sellerId: ids.user })
  })

  test('finds the record after a create without a response', async () => {
    server().answer(refused, json({ item: seller }), 'hang up')
    const lost: unknown = await api()
      .transactions.create(body)
      .catch((error: unknown) => error)
    expect(lost).toMatchObject({ mayBeDone: true, sent: { sellerId: ids.business } })
  })
})

test('reads a business as the seller of a transaction with its name', async () => {
  const sold = { id: ids.business, name: 'Umhlanga Metals', ownerId: ids.user, users: null, address: null }
  server().answer(json({ item: { ...transaction, seller: sold } }))
  expect((await api().transactions.get(ids.transaction)).seller).toMatchObject({
    id: ids.business,
    name: 'Umhlanga Metals',
  })
})

test('sends one request if the server rejects a seller for another reason', async () => {
  server().answer(json({ error: 'Unprocessable', message: 'No.', fields: { sellerId: 'Nobody of this id' } }, 422))
  await expect(api().transactions.create(body)).rejects.toMatchObject({ fields: { sellerId: 'Nobody of this id' } })
  expect(called()).toEqual(['POST /transactions'])
})
