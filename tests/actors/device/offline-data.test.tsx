import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDeviceDatabase } from '#actors/device/device-database.ts'
import { clearStored, readStored, writeStored } from '#actors/device/offline-data.ts'
import { someUser } from '#machines/session/session.fakes.ts'
import type { User } from '#schemas/user.ts'

const stamps = { createdAt: '2026-01-15T08:00:00.000Z', updatedAt: '2026-01-15T08:00:00.000Z' }
const place = { street: '14 Secret Street', city: 'Durban', state: 'KwaZulu-Natal', zip: '4001', country: 'ZA' }
const bank = { bankName: 'Secret Bank', accountNumber: '62001234567', accountHolder: 'T Nkosi', branchCode: '250655' }
/** User with a value in every field. */
const person = {
  ...someUser,
  idNumber: '8001015009087',
  businesses: [{ id: someUser.businessId ?? '', name: 'Umhlanga Metals', bankDetails: bank }],
  address: place,
  bankDetails: bank,
  roles: [{ id: someUser.id, name: 'Owner', permissions: ['users.*'], description: 'Secret description' }],
  permissions: ['transactions.create'],
  password: 'Secret password',
}
const secrets = ['8001015009087', '62001234567', '250655', 'Secret', '4001']

const storedText = async () => {
  const database = await openDeviceDatabase('')
  const rows = await database.getAll('offline')
  database.close()
  return JSON.stringify(rows)
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('data for working offline', () => {
  test('contain no ID number, address, bank details or unknown field, whatever the input', async () => {
    const { id, name, username } = person
    await writeStored('', id, { user: person, sellers: [person], buyers: [{ ...person, town: 'Durban' }] }, 5)
    await writeStored('', id, { materials: [{ ...person, gwCode: 'GW 1', carbonFactor: 1, secret: 'Secret' }] }, 5)
    const text = await storedText()
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect((await readStored('', id, 'sellers')).data).toEqual([{ id, name, username }])
    expect((await readStored('', id, 'buyers')).data).toEqual([{ id, name, town: 'Durban' }])
    expect((await readStored('', id, 'materials')).data).toEqual([
      { id, name, gwCode: 'GW 1', carbonFactor: 1, carbonFactorText: '1', ...stamps },
    ])
  })

  test('keep the permissions, roles and businesses of the user', async () => {
    await writeStored('', person.id, { user: person }, 5)
    const { data, refreshedAt, bytes } = await readStored('', person.id, 'user')
    expect(data).toEqual<User>({
      ...someUser,
      businesses: [{ id: someUser.businessId ?? '', name: 'Umhlanga Metals' }],
      roles: [{ id: someUser.id, name: 'Owner', permissions: ['users.*'] }],
      permissions: ['transactions.create'],
    })
    expect(refreshedAt).toBe(5)
    expect(bytes).toBeGreaterThan(100)
  })

  test('are deleted when another user stores data, and in no case readable by another user', async () => {
    const other = '11111111-9d0e-4a4f-8f0a-5b8f6f1f7c21'
    await writeStored('', person.id, { sellers: [person] }, 1)
    await expect(readStored('', other, 'sellers')).rejects.toThrow('This device has no sellers of this user')
    await writeStored('', other, { sellers: [] }, 2)
    await expect(readStored('', person.id, 'sellers')).rejects.toThrow('no sellers')
    await clearStored('')
    expect(await storedText()).toBe('[]')
  })

  test('are all stored, or none', async () => {
    await writeStored('', person.id, { sellers: [person] }, 1)
    await expect(writeStored('', person.id, { sellers: [], user: { name: 'No id' } }, 2)).rejects.toThrow('id')
    expect((await readStored('', person.id, 'sellers')).refreshedAt).toBe(1)
  })
})
