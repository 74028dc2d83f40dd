import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messagesOf } from '#domain/field-messages.ts'
import { addressOf, checkAddress, emptyAddress, isEmptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank, isEmptyBank } from '#domain/people/bank-rules.ts'
import { typedFault } from '#domain/permissions/permission-changes.ts'
import { nameFault, newUsernameFault, passwordFault } from '#rules/sign-in-rules.ts'
import { isBlank, lengthFault, longestPassword, optionalOf } from '#rules/texts.ts'
import { addressBody } from '#schemas/address.ts'
import { registration } from '#schemas/authentication.ts'
import { bankDetailsBody } from '#schemas/bank-details.ts'
import { businessBody } from '#schemas/business.ts'
import { materialBody } from '#schemas/material.ts'
import { roleBody } from '#schemas/role.ts'
import { userBody } from '#schemas/user.ts'

const invisible: ReadonlyArray<readonly [what: string, text: string]> = [
  ['nothing', ''],
  ['spaces', ' \t\n\u00a0\u2003\u3000'],
  ['zero width spaces, joiners and non-joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks and isolates of direction', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
  ['soft hyphens', '\u00ad'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['blank braille', '\u2800'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['a grapheme joiner and Mongolian separators', '\u034f\u180b\u180e'],
  ['controls, and half of a surrogate pair', '\u0000\u0007\u0085\ud800'],
  ['other blank signs', '\u{16fe4}\u{13441}\u{1d159}'],
]
const anyInvisible = fc.string({ unit: fc.constantFrom(...invisible.flatMap(([, text]) => Array.from(text))) })
const visible = fc.constantFrom('a', 'é', '字', 'ا', 'अ', '♻', '🧑', '1', '.', 'ー', '\u3131')

describe('Blank text', () => {
  test.for(invisible)('can consist of %s', ([, text]) => {
    expect(isBlank(text)).toBe(true)
  })

  test('can mix these, but has no visible character', () => {
    fc.assert(
      fc.property(anyInvisible, visible, anyInvisible, (before, seen, after) => {
        expect(isBlank(before + after)).toBe(true)
        expect(isBlank(before + seen + after)).toBe(false)
      }),
    )
  })

  test('is rejected as a name of a user, business, role or material', () => {
    fc.assert(
      fc.property(anyInvisible, name => {
        expect(nameFault(name)).toBe('Enter your name')
        expect(messagesOf(registration, { name })).toMatchObject({ name: 'Enter your name' })
        expect(messagesOf(userBody, { name })).toMatchObject({ name: 'Enter a user name' })
        expect(messagesOf(businessBody, { name })).toMatchObject({ name: 'Enter a business name' })
        expect(messagesOf(roleBody, { name })).toMatchObject({ name: 'Enter a role name' })
        expect(messagesOf(materialBody, { name, gwCode: name })).toMatchObject({
          name: 'Enter a material name',
          gwCode: 'Enter a GW code',
        })
      }),
    )
  })

  test('is rejected in an address, bank details and an ID number', () => {
    const hidden = '\u200b\u2800'
    const unseen = 'Enter visible characters or leave the field empty'
    expect(isEmptyAddress({ ...emptyAddress, lineOne: ' ', city: '\t' })).toBe(true)
    expect(isEmptyAddress({ ...emptyAddress, lineOne: hidden })).toBe(false)
    expect(addressOf({ ...emptyAddress, lineOne: '1 Bree Street', lineTwo: ' ' })).toMatchObject({ lineTwo: null })
    expect(addressBody.shape.lineTwo.parse(' ')).toBeNull()
    expect(checkAddress({ ...emptyAddress, lineTwo: hidden })).toMatchObject({ 'address.lineTwo': unseen })
    expect(Object.keys(messagesOf(addressBody, { lineOne: hidden, city: hidden }))).toContain('city')
    expect(isEmptyBank({ ...emptyBank, accountHolder: ' ' })).toBe(true)
    expect(isEmptyBank({ ...emptyBank, accountHolder: hidden })).toBe(false)
    expect(messagesOf(bankDetailsBody, { accountHolder: hidden })).toMatchObject({
      accountHolder: 'Enter the account holder, or remove the bank details',
    })
    expect(messagesOf(userBody, { idNumber: hidden })).toMatchObject({ idNumber: unseen })
  })
})

test('optional texts are sent trimmed, or null if empty', () => {
  expect([' 8001015009087 ', 'A01234567', '', '  '].map(optionalOf)).toEqual(['8001015009087', 'A01234567', null, null])
})

describe('Length of a text', () => {
  test('counts code points in any script', () => {
    const texts = fc.string({ unit: fc.oneof(visible, fc.constantFrom('\u0301', '\ud83e', ' ')), maxLength: 40 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 40 }), (text, most) => {
        expect(lengthFault(text, most) === null).toBe(Array.from(text).length <= most)
      }),
    )
    expect(lengthFault('🧑'.repeat(200), 200)).toBeNull()
    expect(lengthFault('🧑'.repeat(201), 200)).toBe('Use at most 200 characters')
  })

  const long = 'x'.repeat(1001)
  const body = { name: long, description: long, gwCode: long, idNumber: long, permissions: [long] }
  test.for([
    [registration, { name: 200 }],
    [userBody, { name: 200, idNumber: 50, 'permissions.0': 200 }],
    [businessBody, { name: 200 }],
    [roleBody, { name: 200, description: 1000, 'permissions.0': 200 }],
    [materialBody, { name: 200, gwCode: 50 }],
  ] as const)('is limited in every body: %#', ([schema, limits]) => {
    const expected = Object.fromEntries(
      Object.entries(limits).map(([name, most]) => [name, `Use at most ${most} characters`]),
    )
    expect(messagesOf(schema, body)).toMatchObject(expected)
  })

  test('is limited in an address and in bank details', () => {
    const parts = ['lineOne', 'lineTwo', 'city', 'province', 'zipCode', 'country']
    const messages = messagesOf(addressBody, Object.fromEntries(parts.map(part => [part, long])))
    expect(messages).toEqual(
      Object.fromEntries(parts.map(part => [part, `Use at most ${part === 'zipCode' ? 20 : 200} characters`])),
    )
    expect(messagesOf(bankDetailsBody, { bankName: long, accountHolder: long })).toMatchObject({
      bankName: 'Use at most 200 characters',
      accountHolder: 'Use at most 200 characters',
    })
  })

  test('is limited in registration, typed permissions and factors', () => {
    expect(passwordFault('x'.repeat(longestPassword))).toBeNull()
    expect(passwordFault(long)).toBe('Use at most 1000 characters')
    expect(newUsernameFault(`${'x'.repeat(250)}@a.example`)).toBe('Use at most 254 characters')
    expect(typedFault([], long)).toBe('Use at most 200 characters')
    expect(messagesOf(materialBody, { carbonFactor: `1.${'1'.repeat(49)}` })).toMatchObject({
      carbonFactor: 'Use at most 50 characters',
    })
  })

  test('ignores spaces around a name', () => {
    expect(nameFault(`  ${'x'.repeat(200)}  `)).toBeNull()
    expect(nameFault('x'.repeat(201))).toBe('Use at most 200 characters')
  })
})
