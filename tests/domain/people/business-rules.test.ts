import { describe, expect, test } from 'vitest'
import { emptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank } from '#domain/people/bank-rules.ts'
import {
  type BusinessValues,
  businessBodyOf,
  businessValues,
  checkBusiness,
  newBusiness,
} from '#domain/people/business-rules.ts'
import type { Business } from '#schemas/business.ts'

const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'Naledi Mokoena' }
const values: BusinessValues = { ...newBusiness, name: ' Umhlanga Metals ', owner: naledi }

const business: Business = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  name: 'Umhlanga Metals',
  ownerId: naledi.id,
  address: {
    lineOne: '1 Bree Street',
    lineTwo: null,
    city: 'Cape Town',
    province: 'Western Cape',
    zipCode: '8001',
    country: 'South Africa',
  },
  bankDetails: { bankName: 'Capitec', branchCode: '470010', accountNumber: '1234567890', accountHolder: 'U Metals' },
  roles: [],
  users: [],
  createdAt: '2026-11-20T10:30:00.000Z',
  updatedAt: '2026-11-20T10:30:00.000Z',
}

describe('Business', () => {
  test('is sent as received', () => {
    const { name, ownerId, address, bankDetails } = business
    expect(businessBodyOf(businessValues(business, naledi))).toEqual({ name, ownerId, address, bankDetails })
  })

  test('is sent with a trimmed name and null for missing values', () => {
    expect(businessBodyOf(values)).toEqual({
      name: 'Umhlanga Metals',
      ownerId: naledi.id,
      address: null,
      bankDetails: null,
    })
  })

  test('requires a name and an owner, in form order', () => {
    expect(checkBusiness(values)).toEqual({})
    expect(Object.entries(checkBusiness({ ...newBusiness, name: '  ' }))).toEqual([
      ['name', 'Enter a business name'],
      ['owner', 'Choose an owner'],
    ])
  })

  test('requires another owner after losing one', () => {
    expect(checkBusiness(businessValues({ ...business, ownerId: null }, null))).toEqual({ owner: 'Choose an owner' })
  })

  test('has complete address and bank details, or none', () => {
    const begun = {
      ...values,
      address: { ...emptyAddress, lineOne: '1 Bree Street' },
      bankDetails: { ...emptyBank, accountNumber: '12345' },
    }
    expect(Object.keys(checkBusiness(begun))).toEqual([
      'address.city',
      'address.province',
      'address.zipCode',
      'address.country',
      'bankDetails.bankName',
      'bankDetails.branchCode',
      'bankDetails.accountHolder',
    ])
  })
})
