import { describe, expect, test } from 'vitest'
import { emptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank } from '#domain/people/bank-rules.ts'
import { checkUser, newUser, type UserValues, userBodyOf, userValues } from '#domain/people/user-rules.ts'
import type { User } from '#schemas/user.ts'

const metals = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'Umhlanga Metals' }
const kasi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Kasi Recyclers' }
const staff = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303', name: 'Business Staff' }
const stamps = { createdAt: '2026-11-20T10:30:00.000Z', updatedAt: '2026-11-20T10:30:00.000Z' }

const values: UserValues = {
  ...newUser,
  name: ' Zodwa Zulu ',
  username: ' zodwa@kasi.example ',
  type: 'business',
  business: kasi,
  businesses: [metals],
  roles: [staff],
  permissions: ['materials.view'],
}

const user: User = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3304',
  name: 'Zodwa Zulu',
  username: 'zodwa@kasi.example',
  type: 'business',
  idNumber: null,
  businessId: kasi.id,
  businesses: [{ ...metals, username: 'of no use' }, kasi],
  address: null,
  bankDetails: null,
  roles: [{ ...staff, permissions: ['transactions.*'] }],
  permissions: ['materials.view'],
  mfaEnabled: true,
  mfaVerified: false,
  ...stamps,
}

describe('Saved user', () => {
  test('has the main business separate from the others', () => {
    expect(userValues(user)).toEqual({
      name: 'Zodwa Zulu',
      username: 'zodwa@kasi.example',
      type: 'business',
      idNumber: '',
      business: kasi,
      businesses: [metals],
      roles: [{ ...staff, permissions: ['transactions.*'] }],
      permissions: ['materials.view'],
      address: emptyAddress,
      bankDetails: emptyBank,
    })
  })

  test('is sent as received', () => {
    const { id: _id, createdAt: _created, updatedAt: _updated, mfaEnabled: _on, mfaVerified: _done, ...sent } = user
    expect(userBodyOf(userValues(user))).toEqual({
      ...sent,
      businesses: [{ id: kasi.id }, { id: metals.id }],
      roles: [{ id: staff.id }],
    })
  })

  test('keeps a business that the server did not include', () => {
    const held = userValues({ ...user, businesses: [metals] })
    expect(held.business).toEqual({ id: kasi.id, name: 'A business that you can’t view' })
    expect(userValues({ ...user, businesses: [metals] }, kasi).business).toEqual(kasi)
    expect(userBodyOf(held)).toMatchObject({ businessId: kasi.id })
  })

  test('can belong to businesses without a main business', () => {
    const held = userValues({ ...user, businessId: null })
    expect(held).toMatchObject({ business: null, businesses: [metals, kasi] })
    expect(userBodyOf(held)).toMatchObject({ businessId: null, businesses: [{ id: metals.id }, { id: kasi.id }] })
  })
})

describe('Body of a user', () => {
  test('is trimmed, with null for empty fields', () => {
    expect(userBodyOf({ ...values, idNumber: ' A0123 ' })).toMatchObject({
      name: 'Zodwa Zulu',
      username: 'zodwa@kasi.example',
      idNumber: 'A0123',
    })
    expect(userBodyOf({ ...values, idNumber: '  ' })).toMatchObject({
      idNumber: null,
      address: null,
      bankDetails: null,
    })
  })

  test('names each business once, the main business first', () => {
    expect(userBodyOf({ ...values, businesses: [metals, kasi] })).toMatchObject({
      businessId: kasi.id,
      businesses: [{ id: kasi.id }, { id: metals.id }],
    })
  })
})

describe('Saving a user', () => {
  test('requires a name, a username and a type, in form order', () => {
    expect(checkUser(values)).toEqual({})
    expect(Object.entries(checkUser(newUser))).toEqual([
      ['name', 'Enter a user name'],
      ['username', 'Enter an e-mail address or a North American phone number. For example, +1 212 555 0123'],
      ['type', 'Choose a user type'],
    ])
  })

  test.each(['zodwa@kasi.example', '+1 212 555 0123', '(212) 555-0123', '＋１ ２１２ ５５５ ٠١٢٣'])(
    'accepts the username %s',
    username => {
      expect(checkUser({ ...values, username })).toEqual({})
    },
  )

  test.each(['zodwa', '+27 82 555 0123', '+1 212 911 0123', '112 555 0123'])('rejects the username %s', username => {
    expect(Object.keys(checkUser({ ...values, username }))).toEqual(['username'])
  })

  test('accepts any ID number, with a hint for likely typos', () => {
    expect(checkUser({ ...values, idNumber: '8001015009086' })).toEqual({})
  })

  test('requires complete address and bank details', () => {
    const begun = {
      ...values,
      address: { ...emptyAddress, city: 'Durban' },
      bankDetails: { ...emptyBank, bankName: 'Capitec' },
    }
    expect(Object.keys(checkUser(begun))).toEqual([
      'address.lineOne',
      'address.province',
      'address.zipCode',
      'address.country',
      'bankDetails.branchCode',
      'bankDetails.accountNumber',
      'bankDetails.accountHolder',
    ])
  })

  test('names invalid permission strings', () => {
    expect(checkUser({ ...values, permissions: ['materials.*', 'see it all', '', 'see it all'] })).toEqual({
      permissions: 'Remove invalid permissions: see it all, (empty)',
    })
  })
})
