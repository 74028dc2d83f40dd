import { expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import type { Client } from '#api/client.ts'
import { attachByRecord } from '#api/workarounds/line-by-record.ts'
import { Problem } from '#domain/problem.ts'
import { ids, transaction } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const lineId = '3f2504e0-4f89-41d3-9a0c-0305e82c3306'
const [there] = transaction.materials
const without = json({ item: transaction })
const holding = json({ item: { ...transaction, materials: [there, { ...there, id: lineId }] } })
const already = json({ error: 'Bad Request', message: 'The material is already assigned to the transaction.' }, 400)
const refused = json({ error: 'Forbidden', message: 'No.' }, 403)
const made = { body: ids.transaction }
const ok = { body: 'OK' }

const { api, server } = apiForEachTest()

const attach = () => api().transactions.attachLine(ids.transaction, lineId)
const written = () =>
  server()
    .received.filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace('/api/transactions', '')}`)

test('sends a second line with its record, keeping parties and date', async () => {
  server().answer(already, without, made, holding)
  await attach()
  expect(written()).toEqual([`POST /assign-material/${ids.transaction}/${lineId}`, 'POST '])
  expect(JSON.parse(server().received[2]?.body ?? '')).toEqual({
    id: ids.transaction,
    buyerId: ids.business,
    sellerId: ids.user,
    createdAt: transaction.createdAt,
    materials: [{ id: lineId }],
  })
})

test('does not send a line that is already attached', async () => {
  server().answer(already, holding)
  await attach()
  expect(written()).toHaveLength(1)
})

test('deletes a line that cannot be attached, and a duplicate record', async () => {
  server().answer(already, without, { body: ids.user }, ok, without, ok)
  await expect(attach()).rejects.toMatchObject({
    message: 'This server accepts lines only in a new transaction.',
  })
  expect(written().slice(2)).toEqual([`DELETE /${ids.user}`, `DELETE /materials/${lineId}`])
})

test('deletes a line if its record cannot be sent', async () => {
  server().answer(already, without, refused, ok)
  await expect(attach()).rejects.toMatchObject({ kind: 'notFound', title: 'Not added' })
  expect(written().at(-1)).toBe(`DELETE /materials/${lineId}`)
})

test('keeps a line that might be attached', async () => {
  server().answer(already, without, 'hang up')
  await expect(attach()).rejects.toMatchObject({ mayBeDone: true })
  expect(written()).toHaveLength(2)
})

const record = (createdAt: string, materials: unknown[] = [there]) =>
  new Blob([JSON.stringify({ item: { ...transaction, createdAt, materials } })])

/** A client with a manual clock. Each read takes the given ms and finds another date. */
function slowClient(times: number[]) {
  const clock = { now: 0, reads: 0 }
  const sent: unknown[] = []
  const client: Client = {
    read: () => {
      clock.now += times[clock.reads] ?? 0
      clock.reads += 1
      const materials = sent.length > 0 ? [there, { ...there, id: lineId }] : [there]
      return Promise.resolve(record(`2026-11-2${clock.reads}T08:00:00.000Z`, materials))
    },
    write: (_method, _path, body) => {
      sent.push(body)
      return Promise.resolve(ids.transaction)
    },
  }
  const attached = () =>
    attachByRecord(
      client,
      { resource: 'transactions', tradeId: ids.transaction, lineId },
      new Problem({ kind: 'invalid', title: 'No', message: 'No.' }),
      () => clock.now,
    )
  return { attached, sent, clock }
}

test('reads a record again if the read took more than 2 s', async () => {
  const { attached, sent } = slowClient([2500, 100])
  await attached()
  expect(sent).toMatchObject([{ createdAt: '2026-11-22T08:00:00.000Z' }])
})

test('reports a record that is never read within 2 s, without sending it', async () => {
  const { attached, sent, clock } = slowClient([3000, 3000, 3000, 3000])
  await expect(attached()).rejects.toMatchObject({ title: 'Not added', message: /too slow/ })
  expect([clock.reads, sent]).toEqual([3, []])
})

test('adds a line after a pending change of its record', async () => {
  const held = Promise.withResolvers<string>()
  const log: string[] = []
  const client: Client = {
    read: path => {
      log.push(`GET ${path}`)
      return Promise.resolve(
        new Blob([JSON.stringify({ item: { ...transaction, materials: [{ ...there, id: lineId }] } })]),
      )
    },
    write: (method, path) => {
      log.push(`${method} ${path}`)
      const refusal = new Problem({
        kind: 'invalid',
        title: 'No',
        message: 'It is already assigned to the transaction.',
      })
      return method === 'put' ? held.promise : Promise.reject(refusal)
    },
  }
  const { transactions } = createApi(client)
  const changing = transactions.update(ids.transaction, { buyerId: ids.user, sellerId: null, createdAt: null })
  const attaching = transactions.attachLine(ids.transaction, lineId)
  await expect.poll(() => log).toHaveLength(2)
  held.resolve('OK')
  await Promise.all([changing, attaching])
  expect(log.slice(0, 2).toSorted()).toEqual([
    `post transactions/assign-material/${ids.transaction}/${lineId}`,
    `put transactions/${ids.transaction}`,
  ])
  expect(log.slice(2)).toEqual([`GET transactions/${ids.transaction}`])
})
