import { describe, expect, test } from 'vitest'
import { ids, transaction, user } from './samples.ts'
import { apiForEachTest, json } from './server.ts'

const { api, server } = apiForEachTest()
const query = { page: 1, pageSize: 10, searchTerm: '' }
const stamps = { createdAt: transaction.createdAt, updatedAt: transaction.updatedAt }

describe('List', () => {
  test.each([
    ['without items', {}],
    ['whose items are null', { items: null, pagination: null }],
  ])('%s is empty', async (_, answer) => {
    server().answer(json(answer))
    expect(await api().users.list(query)).toEqual({
      items: [],
      pagination: { count: 0, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 },
    })
  })

  test('without counts uses its number of rows', async () => {
    server().answer(json({ items: [user, { ...user, id: ids.line }] }))
    expect((await api().users.list(query)).pagination).toMatchObject({ count: 2, pages: 1 })
  })

  test('with a low count counts at least the rows so far, and its page', async () => {
    server().answer(json({ items: [user], pagination: { count: 0, currentPage: 3, pageSize: 10, pages: 1 } }))
    expect((await api().users.list({ ...query, page: 3 })).pagination).toMatchObject({ count: 21, pages: 3 })
  })
})

test('a line without an id is read', async () => {
  const [{ id: _, ...line } = { id: '' }] = transaction.materials
  server().answer(json({ items: [{ ...transaction, materials: [line] }] }))
  expect((await api().transactions.list(query)).items[0]?.materials).toMatchObject([
    { id: null, material: { name: 'PET bottles' } },
  ])
})

describe('Name or description that is null', () => {
  test('is read as empty', async () => {
    server().answer(
      json({ items: [{ ...user, name: null, username: null, businesses: [{ id: ids.business, name: null }] }] }),
      json({ items: [{ id: ids.line, name: null, description: null, ...stamps }] }),
      json({ items: [{ id: ids.line, name: null, gwCode: null, carbonFactor: '1', ...stamps }] }),
      json({ items: [{ ...transaction, buyer: { id: ids.business, name: null } }] }),
      json({ items: [{ name: null, permissions: [{ label: null, description: null, value: 'users.view' }] }] }),
    )
    expect((await api().users.list(query)).items[0]).toMatchObject({
      name: '',
      username: '',
      businesses: [{ name: '' }],
    })
    expect((await api().roles.list(query)).items[0]).toMatchObject({ name: '', description: '' })
    expect((await api().materials.list(query)).items[0]).toMatchObject({ name: '', gwCode: '' })
    expect((await api().transactions.list(query)).items[0]).toMatchObject({ buyer: { name: '' } })
    expect(await api().permissionGroups()).toMatchObject([
      { name: '', permissions: [{ label: '', description: '' }], subGroups: [] },
    ])
  })

  test('can be part of an address or bank details', async () => {
    const address = { city: null, country: null, lineOne: null, lineTwo: null, province: null, zipCode: null }
    const bankDetails = { accountHolder: null, accountNumber: null, bankName: null, branchCode: null }
    server().answer(json({ item: { ...user, address, bankDetails } }))
    expect(await api().users.get(ids.user)).toMatchObject({ address: { city: '' }, bankDetails: { bankName: '' } })
  })
})
