import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { ids, transaction } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const { api, server } = apiForEachTest()

const line = { name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: '1.1418', weight: 2.57, value: 9 }
const body = {
  id: ids.transaction,
  buyerId: ids.business,
  sellerId: ids.user,
  createdAt: transaction.createdAt,
  materials: [line],
}
const refusal = json({ error: 'Unprocessable Content', message: 'No.', fields: { id: 'Unknown field' } }, 422)
const brokenKey = json(
  {
    error: 'Internal Server Error',
    message:
      'ERROR: insert or update on table "transactions_materials" violates foreign key constraint "fk_transactions_materials_transaction" (SQLSTATE 23503)',
  },
  500,
)
const gone = json({ error: 'Not Found', message: 'No.' }, 404)

const sentIds = () =>
  server()
    .received.filter(({ method }) => method === 'POST')
    .map(call => (JSON.parse(call.body) as { id?: string }).id ?? null)
const calls = () => server().received.map(({ method, path }) => `${method} ${path.replace('/api/transactions', '')}`)

/** Creates a record without a response, and returns the body for a search. */
async function createUnanswered(): Promise<unknown> {
  server().answer('hang up')
  const problem: unknown = await api()
    .transactions.create(body)
    .catch((error: unknown) => error)
  return problem instanceof Problem ? problem.sent : null
}

test('sends the id of a new record', async () => {
  server().answer({ body: ids.transaction })
  expect(await api().transactions.create(body)).toMatchObject({ id: ids.transaction })
  expect(sentIds()).toEqual([ids.transaction])
})

test.each([
  ['names it in a 422', refusal],
  ['links lines before it creates the record', brokenKey],
])('stops sending ids to a server that %s', async (_, answer) => {
  server().answer(answer, { body: ids.user }, { body: ids.line })
  expect(await api().transactions.create(body)).toMatchObject({ id: ids.user })
  await api().transactions.create(body)
  expect(sentIds()).toEqual([ids.transaction, null, null])
})

test('reports an error of another field', async () => {
  server().answer(json({ error: 'Unprocessable Content', message: 'No.', fields: { buyerId: 'No' } }, 422))
  await expect(api().transactions.create(body)).rejects.toMatchObject({ fields: { buyerId: 'No' } })
  expect(sentIds()).toEqual([ids.transaction])
})

test('finds a record by its id in one request', async () => {
  const sent = await createUnanswered()
  server().answer(json({ item: transaction }))
  expect(await api().transactions.find(sent)).toBe(ids.transaction)
  expect(calls()).toEqual(['POST ', `GET /${ids.transaction}`])
})

test('reads no list on a server that accepts ids', async () => {
  server().answer({ body: ids.transaction })
  await api().transactions.create(body)
  const sent = await createUnanswered()
  server().answer(gone)
  expect(await api().transactions.find(sent)).toBeNull()
  expect(calls().slice(1)).toEqual(['POST ', `GET /${ids.transaction}`])
})

test('searches the list on a server that might ignore ids', async () => {
  const sent = await createUnanswered()
  server().answer(gone, json({ items: [{ ...transaction, id: ids.line }], pagination: { count: 1 } }))
  expect(await api().transactions.find(sent)).toBe(ids.line)
})

test('searches only the list on a server that ignores ids', async () => {
  server().answer({ body: ids.line })
  await api().transactions.create(body)
  const sent = await createUnanswered()
  server().answer(json({ items: [], pagination: { count: 0 } }))
  expect(await api().transactions.find(sent)).toBeNull()
  expect(calls().slice(1)).toEqual(['POST ', 'GET '])
})
