import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AddressValues,
  addressOf,
  addressValues,
  checkAddress,
  emptyAddress,
  isEmptyAddress,
} from '#domain/people/address-rules.ts'

const values: AddressValues = {
  lineOne: '1 Bree Street',
  lineTwo: '',
  city: 'Cape Town',
  province: 'Western Cape',
  zipCode: '8001',
  country: 'South Africa',
}
const fields = ['lineOne', 'lineTwo', 'city', 'province', 'zipCode', 'country'] as const

describe('an address', () => {
  test.each([
    ['nothing', {}],
    ['spaces', { city: ' ', country: '  ' }],
    ['the country that the form fills in', { country: 'South Africa' }],
  ])('of %s is none, and nothing is wrong with it', (_, typed) => {
    const empty = { ...emptyAddress, ...typed }
    expect(isEmptyAddress(empty)).toBe(true)
    expect(addressOf(empty)).toBeNull()
    expect(checkAddress(empty)).toEqual({})
  })

  test.each(fields.filter(field => field !== 'country'))('that has only %s is one, and lacks the rest', field => {
    const begun = { ...emptyAddress, [field]: 'Here' }
    expect(isEmptyAddress(begun)).toBe(false)
    const missing = fields.filter(other => other !== field && other !== 'lineTwo').map(other => `address.${other}`)
    expect(Object.keys(checkAddress(begun))).toEqual(expect.arrayContaining(missing))
  })

  test('that has only another country is begun', () => {
    expect(Object.keys(checkAddress({ ...emptyAddress, country: 'Namibia' }))).toEqual([
      'address.lineOne',
      'address.city',
      'address.province',
      'address.zipCode',
    ])
  })

  test('says what to do about what is missing, in the order of the form', () => {
    expect(checkAddress({ ...values, lineOne: ' ', city: '' })).toEqual({
      'address.lineOne': 'Enter the street and number, or remove the address',
      'address.city': 'Enter the city, or remove the address',
    })
  })

  test('is complete without a second line', () => {
    expect(checkAddress(values)).toEqual({})
    expect(addressOf(values)).toMatchObject({ lineTwo: null })
  })

  test.each(['800', '80011', '80O1', '8 001'])('in South Africa has 4 digits for a postal code, not "%s"', zipCode => {
    const message = { 'address.zipCode': 'Enter a postal code with 4 digits. For example, 8001' }
    expect(checkAddress({ ...values, zipCode })).toEqual(message)
    expect(checkAddress({ ...values, zipCode, country: ' south africa ' })).toEqual(message)
    expect(checkAddress({ ...values, zipCode, country: '' })).toMatchObject(message)
  })

  test('elsewhere has any postal code', () => {
    expect(checkAddress({ ...values, zipCode: 'SW1A 1AA', country: 'United Kingdom' })).toEqual({})
  })

  test('is sent without the spaces around what was typed, and comes back as it was', () => {
    const text = fc.string({ minLength: 1 }).filter(typed => typed.trim() !== '')
    const anyValues = fc.record({
      lineOne: text,
      lineTwo: fc.string(),
      city: text,
      province: text,
      zipCode: text,
      country: text,
    })
    fc.assert(
      fc.property(anyValues, typed => {
        const trimmed = Object.fromEntries(Object.entries(typed).map(([field, part]) => [field, part.trim()]))
        expect(addressValues(addressOf(typed))).toEqual(trimmed)
      }),
    )
    expect(addressValues(null)).toEqual(emptyAddress)
  })
})
