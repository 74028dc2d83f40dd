import { describe, expect, test } from 'vitest'
import { tradeBody } from '../bodies.ts'
import { admin, first, get, mockForEachTest, post } from '../harness.ts'

const mock = mockForEachTest({ as: admin })
/** One text in two Unicode forms. */
const [composed, apart] = ['Café Noir'.normalize('NFC'), 'Café Noir'.normalize('NFD')]
const material = (name: string) => ({ name, gwCode: 'GW 99', carbonFactor: '1.10' })
const found = async (path: string) => (await get(path)).body.pagination.count

describe('An accented letter is equal in both Unicode forms', () => {
  test('in the names of materials and roles, which must be unique', async () => {
    expect((await post('/materials', material(composed))).status).toBe(201)
    expect((await post('/materials', material(apart.toUpperCase()))).status).toBe(409)
    const role = { description: '', permissions: [] }
    expect((await post('/roles', { ...role, name: apart })).status).toBe(201)
    expect((await post('/roles', { ...role, name: composed })).status).toBe(409)
  })

  test('in a search', async () => {
    await post('/materials', material(apart))
    expect(await found(`/materials?searchTerm=${encodeURIComponent(composed)}`)).toBe(1)
    const line = { ...material(composed), weight: 1, value: 1 }
    await post('/transactions', tradeBody(mock(), { materials: [line] }))
    expect(await found(`/transactions?searchTerm=${encodeURIComponent(apart.toUpperCase())}`)).toBe(1)
    mock().store.users.update(mock().named(admin).id, { name: apart })
    expect(await found(`/users?searchTerm=${encodeURIComponent(composed)}`)).toBe(1)
  })
})

test('The users of a business are sorted like every other list', async () => {
  const { store, umhlanga } = mock()
  const people = store.users.where('businessIds', umhlanga())
  for (const [index, { id }] of people.entries()) {
    store.users.update(id, { name: ['Zola 10', 'zola 9', 'Ángel'][index] ?? `Zola ${index + 10}` })
  }
  const { items } = (await get(`/businesses/list-users/${umhlanga()}`)).body
  expect(items.map(({ name }) => name)).toEqual([
    'Ángel',
    'zola 9',
    'Zola 10',
    ...[13, 14, 15, 16, 17, 18, 19].map(index => `Zola ${index}`),
  ])
  expect(first(items).name).toBe('Ángel')
})
