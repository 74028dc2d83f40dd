import { describe, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { ids, transaction, user } from '../samples.ts'
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

test('stops sending ids to a server that names them in a 422', async () => {
  server().answer(refusal, { body: ids.user }, { body: ids.line })
  expect(await api().transactions.create(body)).toMatchObject({ id: ids.user })
  await api().transactions.create(body)
  expect(sentIds()).toEqual([ids.transaction, null, null])
})

describe('A server that links lines before it creates the record', () => {
  const posted = () =>
    server()
      .received.filter(({ method }) => method === 'POST')
      .map(call => JSON.parse(call.body) as { id?: string; materials: Array<{ id?: string }> })

  test('gets the record first, then its lines with the same ids in each attempt', async () => {
    server().answer(brokenKey, { body: ids.transaction }, 'hang up')
    await expect(api().transactions.create(body)).rejects.toMatchObject({ mayBeDone: true, sent: body })
    server().answer({ body: ids.transaction }, { body: ids.transaction })
    expect(await api().transactions.create(body)).toMatchObject({ id: ids.transaction })
    const lineId = '3f2504e0-4f89-41d3-9a0c-0305e82c3304'
    expect(
      posted()
        .slice(1)
        .map(({ id, materials }) => [id, materials.map(line => line.id)]),
    ).toEqual([
      [ids.transaction, []],
      [ids.transaction, [lineId]],
      [ids.transaction, []],
      [ids.transaction, [lineId]],
    ])
  })

  test('counts a record without its lines as not found', async () => {
    server().answer(brokenKey, { body: ids.transaction }, 'hang up')
    const sent: unknown = await api()
      .transactions.create(body)
      .catch((problem: Problem) => problem.sent)
    server().answer(json({ item: { ...transaction, materials: [] } }))
    expect(await api().transactions.find(sent)).toBeNull()
    server().answer(json({ item: transaction }))
    expect(await api().transactions.find(sent)).toBe(ids.transaction)
  })

  test('gets a user first, then an update with the roles', async () => {
    const role = { id: ids.line }
    const { id, name, username, type } = user
    const sent = { id, name, username, type: type as 'business', idNumber: null, address: null, bankDetails: null }
    const rolesFirst = json({ error: 'No', message: 'violates foreign key constraint "fk_users_roles_user"' }, 500)
    server().answer(rolesFirst, { body: ids.user }, { body: 'OK' })
    await api().users.create({ ...sent, permissions: [], businesses: [], roles: [role] })
    expect(server().received.map(call => [call.method, (JSON.parse(call.body) as { roles: unknown }).roles])).toEqual([
      ['POST', [role]],
      ['POST', []],
      ['PUT', [role]],
    ])
  })
})

test('recognizes its own record behind a conflict of a request that was sent twice', async () => {
  server().answer(json({ error: 'Conflict', message: 'This name is taken.' }, 409), json({ item: transaction }))
  expect(await api().transactions.create(body)).toEqual({ id: ids.transaction, message: null })
})

test('does not accept an incomplete record behind a conflict', async () => {
  const incomplete = json({ item: { ...transaction, materials: [] } })
  server().answer(json({ error: 'Conflict', message: 'Refused.' }, 409), incomplete)
  await expect(api().transactions.create(body)).rejects.toMatchObject({ kind: 'conflict' })
})

test('creates no second line if the first request got no response', async () => {
  server().answer('hang up', { body: ids.line })
  const newLine = { ...line, id: ids.line }
  await expect(api().transactions.createLine(newLine)).rejects.toMatchObject({ mayBeDone: true })
  expect(await api().transactions.createLine(newLine)).toBe(ids.line)
  expect(sentIds()).toEqual([ids.line, ids.line])
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
