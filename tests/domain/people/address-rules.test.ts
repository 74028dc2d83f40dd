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

describe('Address', () => {
  test.each([
    ['nothing', {}],
    ['spaces', { city: ' ', country: '  ' }],
    ['the country that the form fills in', { country: 'South Africa' }],
  ])('with %s is empty and valid', (_, typed) => {
    const empty = { ...emptyAddress, ...typed }
    expect(isEmptyAddress(empty)).toBe(true)
    expect(addressOf(empty)).toBeNull()
    expect(checkAddress(empty)).toEqual({})
  })

  test.each(fields.filter(field => field !== 'country'))('with only %s is incomplete', field => {
    const begun = { ...emptyAddress, [field]: 'Here' }
    expect(isEmptyAddress(begun)).toBe(false)
    const missing = fields.filter(other => other !== field && other !== 'lineTwo').map(other => `address.${other}`)
    expect(Object.keys(checkAddress(begun))).toEqual(expect.arrayContaining(missing))
  })

  test('with only another country is incomplete', () => {
    expect(Object.keys(checkAddress({ ...emptyAddress, country: 'Namibia' }))).toEqual([
      'address.lineOne',
      'address.city',
      'address.province',
      'address.zipCode',
    ])
  })

  test('shows an error for each missing field, in form order', () => {
    expect(checkAddress({ ...values, lineOne: ' ', city: '' })).toEqual({
      'address.lineOne': 'Enter the street and number, or remove the address',
      'address.city': 'Enter the city, or remove the address',
    })
  })

  test('is complete without a second line', () => {
    expect(checkAddress(values)).toEqual({})
    expect(addressOf(values)).toMatchObject({ lineTwo: null })
  })

  test.each(['800', '80011', '80O1', '8 001'])('in South Africa needs a postal code of 4 digits, not "%s"', zipCode => {
    const message = { 'address.zipCode': 'Enter a postal code with 4 digits. For example, 8001' }
    expect(checkAddress({ ...values, zipCode })).toEqual(message)
    expect(checkAddress({ ...values, zipCode, country: ' south africa ' })).toEqual(message)
    expect(checkAddress({ ...values, zipCode, country: '' })).toMatchObject(message)
  })

  test('has its postal code in ASCII digits', () => {
    expect(checkAddress({ ...values, zipCode: '٨٠٠١' })).toEqual({})
    expect(addressOf({ ...values, zipCode: '８００１' })?.zipCode).toBe('8001')
  })

  test('elsewhere accepts any postal code', () => {
    expect(checkAddress({ ...values, zipCode: 'SW1A 1AA', country: 'United Kingdom' })).toEqual({})
  })

  test('is sent trimmed and read back unchanged', () => {
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
