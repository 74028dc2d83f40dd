import { expect, test } from 'vitest'
import { ids, user } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const { api, server } = apiForEachTest()

const ok = { body: 'OK' }
const refused = (status: number, message: string) => json({ error: 'No', message }, status)
const removal = () => api().businesses.unassignUser(ids.business, ids.user)

test.each([
  ['retained in businessId', json({ item: { ...user, businessId: ids.business } }), true],
  ['retained in the list', json({ item: { ...user, businesses: [{ id: ids.business, name: 'Kasi' }] } }), true],
  ['gone', json({ item: { ...user, businessId: ids.line } }), false],
  ['hidden from the caller', refused(403, 'No.'), false],
])('reports if a removed user still belongs to the business: %s', async (_, answer, isRetained) => {
  server().answer(ok, answer)
  expect(await removal()).toEqual({ isRetained })
})

test('treats an unassigned user as removed, and reads them again', async () => {
  server().answer(refused(400, 'The user is not assigned to the business.'), json({ item: user }))
  expect(await removal()).toEqual({ isRetained: false })
})

test('reports other errors', async () => {
  server().answer(refused(409, 'They own it.'))
  await expect(removal()).rejects.toMatchObject({ kind: 'conflict' })
})
