import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, createApi } from '#api/api.ts'
import { createClient } from '#api/client.ts'
import { ids, transaction } from '../samples.ts'
import { json, startServer } from '../server.ts'

const lineId = '3f2504e0-4f89-41d3-9a0c-0305e82c3306'
const [there] = transaction.materials
const without = json({ item: transaction })
const holding = json({ item: { ...transaction, materials: [there, { ...there, id: lineId }] } })
const already = json({ error: 'Bad Request', message: 'The material is already assigned to the transaction.' }, 400)
const refused = json({ error: 'Forbidden', message: 'No.' }, 403)
const made = { body: ids.transaction }
const ok = { body: 'OK' }

let server: Awaited<ReturnType<typeof startServer>>
let api: Api
beforeEach(async () => {
  server = await startServer()
  api = createApi(createClient({ address: server.address }), { firstRetry: 1 })
})
afterEach(() => server.stop())

const attach = () => api.transactions.attachLine(ids.transaction, lineId)
const written = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace('/api/transactions', '')}`)

test('A second line is sent with its record, which keeps its parties and its date', async () => {
  server.answer(already, without, made, holding)
  await attach()
  expect(written()).toEqual([`POST /assign-material/${ids.transaction}/${lineId}`, 'POST '])
  expect(JSON.parse(server.received[2]?.body ?? '')).toEqual({
    id: ids.transaction,
    buyerId: ids.business,
    sellerId: ids.user,
    createdAt: transaction.createdAt,
    materials: [{ id: lineId }],
  })
})

test('A line that is in the record indeed is sent no second time', async () => {
  server.answer(already, holding)
  await attach()
  expect(written()).toHaveLength(1)
})

test('A line that no call brings into the record is removed, and so is a second record that was made of it', async () => {
  server.answer(already, without, { body: ids.user }, ok, without, ok)
  await expect(attach()).rejects.toMatchObject({
    message: 'This server takes lines only while a transaction is recorded.',
  })
  expect(written().slice(2)).toEqual([`DELETE /${ids.user}`, `DELETE /materials/${lineId}`])
})

test('A line is removed, too, where its record may not be sent', async () => {
  server.answer(already, without, refused, ok)
  await expect(attach()).rejects.toMatchObject({ kind: 'notFound', title: 'Not added' })
  expect(written().at(-1)).toBe(`DELETE /materials/${lineId}`)
})

test('A line that may be in the record by now stays', async () => {
  server.answer(already, without, 'hang up')
  await expect(attach()).rejects.toMatchObject({ mayBeDone: true })
  expect(written()).toHaveLength(2)
})
