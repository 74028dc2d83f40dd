import { expect, test } from 'vitest'
import { ids, user } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const [first, second] = [ids.line, ids.transaction]
const stamps = { createdAt: user.createdAt, updatedAt: user.updatedAt }
const role = { id: first, name: 'Weigher', permissions: [], ...stamps }
const address = { lineOne: '1 Old Road', lineTwo: null, city: '', province: '', zipCode: '', country: '' }
const base = { ...user, idNumber: '8001015009087', businessId: ids.business, address, permissions: ['materials.view'] }
const held = { ...base, businesses: [{ id: ids.business, name: 'Umhlanga Metals' }], roles: [role] }
const already = (what: string) =>
  json({ error: 'Bad Request', message: `The ${what} is already assigned to the user.` }, 400)
const ok = { body: 'OK' }

const { api, server } = apiForEachTest()

const called = () => server().received.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)
const lastBody = () => JSON.parse(server().received.at(-1)?.body ?? '') as unknown

test('sends a second role with the user and keeps other fields', async () => {
  server().answer(already('role'), json({ item: held }), ok)
  await api().users.assignRole(ids.user, second)
  expect(called()).toEqual([
    `POST /users/assign-role/${ids.user}/${second}`,
    `GET /users/${ids.user}`,
    `PUT /users/${ids.user}`,
  ])
  expect(server().received[1]?.search.getAll('preload')).toEqual(['businesses', 'roles'])
  expect(lastBody()).toEqual({
    name: user.name,
    username: user.username,
    type: 'business',
    idNumber: base.idNumber,
    businessId: ids.business,
    address,
    bankDetails: null,
    permissions: ['materials.view'],
    businesses: [{ id: ids.business }],
    roles: [{ id: first }, { id: second }],
  })
})

test("adds a business to the user's other businesses", async () => {
  server().answer(already('user'), json({ item: held }), ok)
  await api().businesses.assignUser(second, ids.user)
  expect(called().at(-1)).toBe(`PUT /users/${ids.user}`)
  expect(lastBody()).toMatchObject({ businesses: [{ id: ids.business }, { id: second }], roles: [{ id: first }] })
})

test('does not write an existing assignment again', async () => {
  server().answer(already('role'), json({ item: held }))
  await api().users.assignRole(ids.user, first)
  expect(called()).toHaveLength(2)
})

test('reports other errors, including those of the user update', async () => {
  server().answer(json({ error: 'Bad Request', message: 'The role is unknown.' }, 400))
  await expect(api().users.assignRole(ids.user, second)).rejects.toMatchObject({ message: 'The role is unknown.' })
  server().answer(already('role'), json({ item: held }), json({ error: 'Forbidden', message: 'No.' }, 403))
  await expect(api().users.assignRole(ids.user, second)).rejects.toMatchObject({ kind: 'forbidden' })
  expect(called()).toHaveLength(4)
})
