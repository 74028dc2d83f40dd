import { describe, expect, test } from 'vitest'
import { isEmail, isNorthAmericanPhone, isPhone } from '#rules/sign-in-rules.ts'

describe('Usernames', () => {
  test.each(['2125550123', '+1 212 555 0123', '(212) 555-0123', '1-415-555-2671'])(
    '%s is a North American number',
    text => {
      expect(isNorthAmericanPhone(text)).toBe(true)
    },
  )

  test.each([
    ['112 555 0123', 'an area code from 0 or 1'],
    ['212 155 0123', 'an exchange from 0 or 1'],
    ['212 911 0123', 'an exchange ending in 11'],
    ['+27 82 555 0123', 'another country'],
    ['212 555 012', 'a digit missing'],
    ['(212 555 0147', 'a parenthesis not closed'],
    ['212) 555 0147', 'a parenthesis not opened'],
  ])('%s is not one: %s', text => {
    expect(isNorthAmericanPhone(text)).toBe(false)
  })

  test('any phone number is valid for sign-in', () => {
    expect(isPhone('+27 82 555 0123')).toBe(true)
    expect(isPhone('+1 (212) 555 0147')).toBe(true)
    expect(isPhone('12')).toBe(false)
    expect(isPhone('082 abc')).toBe(false)
  })

  test.each(['(212 555 0147', '212) 555 0147', '2)12( 555 0147', '((212)) 555 0147', '+1 (212 555 0147'])(
    '%s is not a phone number: its parentheses are unbalanced',
    text => {
      expect(isPhone(text)).toBe(false)
    },
  )

  test.each(['.a@b.co', 'a.@b.co', 'a..b@c.co'])(
    '%s is not an e-mail address: a dot needs characters on both sides',
    text => {
      expect(isEmail(text)).toBe(false)
    },
  )

  test('an e-mail address has a name and a domain with a dot', () => {
    expect(isEmail('naledi@umhlangametals.example')).toBe(true)
    expect(isEmail("o'brien+scale@a-b.co.za")).toBe(true)
    expect(isEmail('a.b.c@d.co')).toBe(true)
    expect(isEmail('naledi@umhlanga')).toBe(false)
    expect(isEmail('naledi umhlanga@metals.example')).toBe(false)
    expect(isEmail('@metals.example')).toBe(false)
  })
})
