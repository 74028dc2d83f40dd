import { expect, test } from 'vitest'
import { ids, transaction } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const [there] = transaction.materials
const lineId = there?.id ?? ''
const ok = { body: 'OK' }
const holding = (numbers: object) => json({ item: { ...transaction, materials: [{ ...there, ...numbers }] } })

const { api, server } = apiForEachTest()

const change = (weight: number, value: number) =>
  api().transactions.updateLine(ids.transaction, lineId, { weight, value })
const called = () => server().received.map(({ method }) => method)

test('A change of a line without a 0 is not read again', async () => {
  server().answer(ok)
  await change(3, 45)
  expect(called()).toEqual(['PUT'])
})

test('A 0 that the answer has is believed, without another call', async () => {
  server().answer(json({ item: { ...there, weight: 0, value: 45 } }))
  await change(0, 45)
  expect(called()).toEqual(['PUT'])
})

test('After a bare OK to a 0 the record is read again, and a line that has it is saved', async () => {
  server().answer(ok, holding({ weight: 0, value: 45 }))
  await change(0, 45)
  expect(called()).toEqual(['PUT', 'GET'])
  expect(server().received.at(-1)?.search.getAll('preload')).toEqual(['materials'])
})

test.each([
  [0, 45, 'The server kept the weight of 12.5 kg because it does not accept 0.'],
  [3, 0, 'The server kept the value of R 1500 because it does not accept 0.'],
  [0, 0, 'The server kept the weight of 12.5 kg and the value of R 1500 because it does not accept 0.'],
])('What a server kept in place of %s kg and R %s is said', async (weight, value, message) => {
  server().answer(ok, holding({ weight: weight || 12.5, value: value || 1500 }))
  await expect(change(weight, value)).rejects.toMatchObject({ kind: 'invalid', message })
})

test('Of a line that is gone by then nothing is said', async () => {
  server().answer(ok, json({ item: { ...transaction, materials: [] } }))
  await change(0, 45)
  expect(called()).toEqual(['PUT', 'GET'])
})
