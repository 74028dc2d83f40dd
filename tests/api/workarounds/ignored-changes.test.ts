import { expect, test } from 'vitest'
import { toDateTimeInput } from '#domain/figures/dates.ts'
import type { BusinessBody } from '#schemas/business.ts'
import { ids, transaction, user } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const stamps = { createdAt: user.createdAt, updatedAt: user.updatedAt }
const address = {
  lineOne: '1 Old Road',
  lineTwo: null,
  city: 'Durban',
  province: 'KwaZulu-Natal',
  zipCode: '4001',
  country: 'South Africa',
}
const noAddress = { lineOne: '', lineTwo: '', city: '', province: '', zipCode: '', country: '' }
const body = { name: 'Umhlanga Metals', ownerId: ids.user, address: null, bankDetails: null }
const business = { id: ids.business, ...body, ...stamps }
const ok = { body: 'OK' }

const { api, server } = apiForEachTest()

const called = () => server().received.map(({ method }) => method)
const bodyOf = (call: number) => JSON.parse(server().received[call]?.body ?? '') as unknown
const notesOfChange = async (change: BusinessBody) => (await api().businesses.update(ids.business, change)).notes()

test('trusts a response with the record', async () => {
  server().answer(json({ item: business }))
  expect(await notesOfChange(body)).toEqual({})
  expect(called()).toEqual(['PUT'])
})

test('reads the record after a bare OK and reports differences by field', async () => {
  server().answer(ok, json({ item: { ...business, ownerId: ids.line } }))
  expect(await notesOfChange(body)).toEqual({ ownerId: 'The server kept a different owner' })
  expect(called()).toEqual(['PUT', 'GET'])
})

test('ignores differences in notation only', async () => {
  server().answer(ok, json({ item: { ...business, name: 'UMHLANGA  METALS', address: noAddress } }))
  expect(await notesOfChange(body)).toEqual({})
  server().answer(ok, json({ item: { ...transaction, createdAt: '2026-11-20T10:00:00+02:00', buyer: undefined } }))
  const change = { buyerId: ids.line, sellerId: null, createdAt: '2026-11-20T08:00:00.000Z' }
  expect(await (await api().transactions.update(ids.transaction, change)).notes()).toEqual({})
  expect(server().received.at(-1)?.search.getAll('preload')).toEqual(['buyer', 'seller'])
})

test('clears an address with empty texts if null fails, and directly afterwards', async () => {
  server().answer(ok, json({ item: { ...business, address } }), ok, json({ item: { ...business, address: noAddress } }))
  expect(await notesOfChange(body)).toEqual({})
  expect(bodyOf(0)).toMatchObject({ address: null })
  expect(bodyOf(2)).toMatchObject({ address: noAddress, bankDetails: { accountHolder: '' }, name: body.name })
  server().answer(ok, json({ item: { ...business, address: noAddress } }))
  expect(await notesOfChange(body)).toEqual({})
  expect(bodyOf(4)).toMatchObject({ address: noAddress })
  expect(called()).toEqual(['PUT', 'GET', 'PUT', 'GET', 'PUT', 'GET'])
})

test('reports an address that cannot be cleared, and unexpected values', async () => {
  const unchanged = json({ item: { ...business, address } })
  server().answer(ok, unchanged, ok, unchanged)
  expect(await notesOfChange(body)).toEqual({
    address: 'The server kept the address “1 Old Road, Durban, KwaZulu-Natal, 4001, South Africa”',
  })
  server().answer(ok, json({ item: { ...business, name: 'Umhlanga Scrap' } }))
  expect(await notesOfChange({ ...body, name: 'Umhlanga Metal' })).toEqual({
    name: 'The server kept the name “Umhlanga Scrap”',
  })
  server().answer(ok, json({ item: business }))
  expect(await notesOfChange({ ...body, address })).toEqual({ address: 'The server did not save the address' })
})

test('reports an unchanged moment, number and default role', async () => {
  server().answer(ok, json({ item: transaction }))
  const change = { buyerId: null, sellerId: ids.line, createdAt: '2026-11-21T08:00:00.000Z' }
  expect(await (await api().transactions.update(ids.transaction, change)).notes()).toEqual({
    sellerId: `The server kept the seller “${transaction.seller.name}”`,
    createdAt: `The server kept the date “${toDateTimeInput(transaction.createdAt).replace('T', ' ')}”`,
  })
  const role = { name: 'Weigher', description: '', default: false, permissions: [] }
  server().answer(ok, json({ item: { ...role, id: ids.line, default: true, ...stamps } }))
  expect(await (await api().roles.update(ids.line, role)).notes()).toHaveProperty('default')
  const material = { name: 'PET', gwCode: 'GW 51-01', carbonFactor: '0' }
  server().answer(ok, json({ item: { ...material, id: ids.line, carbonFactor: '1.5', ...stamps } }))
  expect(await (await api().materials.update(ids.line, material)).notes()).toEqual({
    carbonFactor: 'The server kept the factor “1.5”',
  })
})

test('names the earlier business if the server did not clear it', async () => {
  const body = {
    ...user,
    type: 'business' as const,
    idNumber: null,
    address: null,
    bankDetails: null,
    businessId: null,
  }
  server().answer(ok, json({ item: { ...user, businessId: ids.business } }))
  const { notes } = await api().users.update(ids.user, { ...body, permissions: [], businesses: [], roles: [] })
  expect(await notes()).toEqual({ businessId: 'The server kept the earlier business' })
})
