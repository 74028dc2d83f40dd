import { expect, test } from 'vitest'
import { ids, transaction } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const otherLine = '3f2504e0-4f89-41d3-9a0c-0305e82c3306'
const [line] = transaction.materials
const trade = json({ item: { ...transaction, materials: [line, { ...line, id: otherLine }] } })
const ok = { body: 'OK' }
const refused = (status: number) => json({ error: 'No', message: 'No.' }, status)

const { api, server } = apiForEachTest()

const remove = () => api().transactions.remove(ids.transaction)
const calls = () => server().received.map(({ method, path }) => `${method} ${path.replace('/api/transactions', '')}`)

test('deletes orphaned lines', async () => {
  server().answer(trade, ok, ok, ok)
  await remove()
  expect(calls()).toEqual([
    `GET /${ids.transaction}`,
    `DELETE /${ids.transaction}`,
    `DELETE /materials/${ids.line}`,
    `DELETE /materials/${otherLine}`,
  ])
})

test('checks once if the server deletes lines with their record', async () => {
  server().answer(trade, ok, refused(404), ok)
  await remove()
  await remove()
  expect(calls().slice(2)).toEqual([`DELETE /materials/${ids.line}`, `DELETE /${ids.transaction}`])
})

test('deletes no lines if the record is not deleted', async () => {
  server().answer(trade, refused(403))
  await expect(remove()).rejects.toMatchObject({ kind: 'forbidden' })
  expect(calls()).toHaveLength(2)
})

test.each([403, 404])('deletes a record with unreadable lines: %s', async status => {
  server().answer(refused(status), ok)
  await remove()
  expect(calls()).toHaveLength(2)
})

test('counts a record as deleted if its lines cannot be deleted', async () => {
  server().answer(trade, ok, refused(403), refused(403))
  await expect(remove()).resolves.toBeUndefined()
  expect(calls()).toHaveLength(4)
})
