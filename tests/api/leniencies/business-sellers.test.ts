import { describe, expect, test } from 'vitest'
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
const made = { body: ids.transaction }
const query = { page: 1, pageSize: 10, searchTerm: '', searchColumn: ['name', 'username'] }
const signal = new AbortController().signal

const { api, server } = apiForEachTest()

const called = () => server().received.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)
const sentSellers = () =>
  server()
    .received.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/transactions'))
    .map(call => (JSON.parse(call.body) as { sellerId: string | null }).sellerId)

describe('A server whose transactions are sold by a business', () => {
  test('is sent the business of the seller in their place, and that from the first time on', async () => {
    server().answer(refused, json({ item: seller }), made, made)
    expect(await api().transactions.create(body)).toEqual({ id: ids.transaction, message: null })
    expect(called()).toEqual(['POST /transactions', 'GET /authentication/check', 'POST /transactions'])
    await api().transactions.create(body)
    expect(sentSellers()).toEqual([ids.user, ids.business, ids.business])
  })

  test('is sent it when the seller of a saved transaction changes, and nothing else when the seller stays', async () => {
    server().answer(refused, json({ item: seller }), { body: 'OK' }, { body: 'OK' })
    await api().transactions.update(ids.transaction, { buyerId: null, sellerId: ids.user, createdAt: null })
    await api().transactions.update(ids.transaction, { buyerId: ids.business, sellerId: null, createdAt: null })
    expect(sentSellers()).toEqual([ids.user, ids.business, null])
  })

  test('has another user read for their business', async () => {
    const elsewhere = { ...user, id: other, businesses: [{ id: ids.line, name: 'Kasi Recyclers' }] }
    server().answer(refused, json({ item: seller }), json({ item: elsewhere }), made)
    await api().transactions.create({ ...body, sellerId: other })
    expect(called()[2]).toBe(`GET /users/${other}`)
    expect(sentSellers()).toEqual([other, ids.line])
  })

  test('takes a user who may not be read for one of the own business, which alone offers such a user', async () => {
    server().answer(refused, json({ item: seller }), json({ error: 'Forbidden', message: 'No.' }, 403), made)
    await api().transactions.create({ ...body, sellerId: other })
    expect(sentSellers()).toEqual([other, ids.business])
  })

  test('has a user without a business told at the field, and what the app cannot mend as the server says it', async () => {
    server().answer(refused, json({ item: user }))
    await expect(api().transactions.create(body)).rejects.toMatchObject({
      fields: { sellerId: 'Choose another seller. This user has no business.' },
    })
    server().answer(refused, json({ item: seller }), json({ error: 'No', message: 'No.' }, 403))
    await expect(api().transactions.create(body)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(api().transactions.sellers.takenFor({ id: ids.user, name: 'Naledi' })).toEqual({
      id: ids.user,
      name: 'Naledi',
    })
  })

  test('offers businesses in look-ups, and has the business of a user shown for them', async () => {
    const among = api().transactions.sellers.finding(api().users.list, api().businesses.list)
    const own = api().transactions.sellers.finding(api().users.list, seller.businesses)
    server().answer(json({ items: [seller] }), refused, json({ item: seller }), made)
    expect((await among(query, signal)).items).toMatchObject([{ name: 'Naledi Mokoena' }])
    await api().transactions.create(body)
    expect(api().transactions.sellers.takenFor({ id: ids.user, name: 'Naledi Mokoena' })).toEqual(seller.businesses[0])
    server().answer(
      json({ items: [{ ...seller.businesses[0], createdAt: user.createdAt, updatedAt: user.updatedAt }] }),
    )
    expect((await among({ ...query, searchTerm: 'umh' }, signal)).items).toMatchObject([{ name: 'Umhlanga Metals' }])
    expect(server().received.at(-1)?.path).toBe('/api/businesses')
    expect(server().received.at(-1)?.search.getAll('searchColumn')).toEqual(['name'])
    expect((await own({ ...query, searchTerm: 'UMH' }, signal)).items).toEqual(seller.businesses)
    expect((await own({ ...query, searchTerm: 'kasi' }, signal)).items).toEqual([])
  })

  test('is sent users as the sellers of collections all the same', async () => {
    server().answer(refused, json({ item: seller }), made, made)
    await api().transactions.create(body)
    await api().collections.create(body)
    expect(JSON.parse(server().received.at(-1)?.body ?? '')).toMatchObject({ sellerId: ids.user })
  })

  test('has the record found as it was sent, after a create without an answer', async () => {
    server().answer(refused, json({ item: seller }), 'hang up')
    const lost: unknown = await api()
      .transactions.create(body)
      .catch((error: unknown) => error)
    expect(lost).toMatchObject({ mayBeDone: true, sent: { sellerId: ids.business } })
  })
})

test('A business as the seller of a transaction is read with its name', async () => {
  const sold = { id: ids.business, name: 'Umhlanga Metals', ownerId: ids.user, users: null, address: null }
  server().answer(json({ item: { ...transaction, seller: sold } }))
  expect((await api().transactions.get(ids.transaction)).seller).toMatchObject({
    id: ids.business,
    name: 'Umhlanga Metals',
  })
})

test('A server that refuses a seller for another reason is asked once', async () => {
  server().answer(json({ error: 'Unprocessable', message: 'No.', fields: { sellerId: 'Nobody of this id' } }, 422))
  await expect(api().transactions.create(body)).rejects.toMatchObject({ fields: { sellerId: 'Nobody of this id' } })
  expect(called()).toEqual(['POST /transactions'])
})
