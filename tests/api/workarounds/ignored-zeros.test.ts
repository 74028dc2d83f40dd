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

test('does not read the record again without a 0', async () => {
  server().answer(ok)
  await change(3, 45)
  expect(called()).toEqual(['PUT'])
})

test('trusts a 0 in the response', async () => {
  server().answer(json({ item: { ...there, weight: 0, value: 45 } }))
  await change(0, 45)
  expect(called()).toEqual(['PUT'])
})

test('reads the record again after a bare OK to a 0', async () => {
  server().answer(ok, holding({ weight: 0, value: 45 }))
  await change(0, 45)
  expect(called()).toEqual(['PUT', 'GET'])
  expect(server().received.at(-1)?.search.getAll('preload')).toEqual(['materials'])
})

test.each([
  [0, 45, 'The server kept the weight of 12.5 kg because it does not accept 0.'],
  [3, 0, 'The server kept the value of R 1500 because it does not accept 0.'],
  [0, 0, 'The server kept the weight of 12.5 kg and the value of R 1500 because it does not accept 0.'],
])('reports the value stored instead of %s kg and R %s', async (weight, value, message) => {
  server().answer(ok, holding({ weight: weight || 12.5, value: value || 1500 }))
  await expect(change(weight, value)).rejects.toMatchObject({ kind: 'invalid', message })
})

test('ignores a line that no longer exists', async () => {
  server().answer(ok, json({ item: { ...transaction, materials: [] } }))
  await change(0, 45)
  expect(called()).toEqual(['PUT', 'GET'])
})
