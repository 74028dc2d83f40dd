import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idNumberHint, idNumberInGroups } from '#domain/people/id-number.ts'

/** Returns the check digit for twelve digits, computed differently: doubled digits come from a table. */
function checkDigitOf(twelve: string) {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = Array.from(twelve, Number).reduce(
    (sofar, digit, index) => sofar + (index % 2 === 1 ? (doubled[digit] ?? 0) : digit),
    0,
  )
  return (10 - (sum % 10)) % 10
}

const birthday = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2019-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(2, 10).replaceAll('-', ''))
const validNumber = fc
  .tuple(birthday, fc.integer({ min: 0, max: 9999 }), fc.constantFrom('08', '18'))
  .map(([day, sequence, rest]) => `${day}${String(sequence).padStart(4, '0')}${rest}`)
  .map(twelve => `${twelve}${checkDigitOf(twelve)}`)

describe('Hint about an ID number', () => {
  test.each(['8001015009087', '800101 5009 087', ' 8001015009087 ', '٨٠٠١٠١٥٠٠٩٠٨٧', '', '   '])(
    'is null for "%s"',
    text => {
      expect(idNumberHint(text)).toBeNull()
    },
  )

  test.each([
    ['8001015009086', 'The check digit is wrong'],
    ['8013015009087', 'date of birth'],
    ['8000015009087', 'date of birth'],
    ['8002305009087', 'date of birth'],
    ['8001005009087', 'date of birth'],
    ['8102295009087', 'date of birth'],
    ['800101500908', 'You entered 12 digits'],
    ['80010150090871', 'You entered 14 digits'],
    ['8', 'You entered 1 digit.'],
    ['A01234567', 'This might be a passport number'],
    ['8001015009O87', 'This might be a passport number'],
  ])('for %s is: %s', (text, hint) => {
    expect(idNumberHint(text)).toContain(hint)
  })

  test('accepts February 29 in a leap year of either century', () => {
    for (const day of ['000229', '960229', '240229']) {
      const twelve = `${day}500908`
      expect(idNumberHint(`${twelve}${checkDigitOf(twelve)}`)).toBeNull()
    }
  })

  test('is null for every valid number', () => {
    fc.assert(
      fc.property(validNumber, number => {
        expect(idNumberHint(number)).toBeNull()
      }),
    )
  })

  test('reports any single mistyped digit', () => {
    fc.assert(
      fc.property(validNumber, fc.nat(12), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const digits = Array.from(number, Number)
        digits[place] = ((digits[place] ?? 0) + by) % 10
        expect(idNumberHint(digits.join(''))).not.toBeNull()
      }),
    )
  })
})

describe('ID number in groups', () => {
  test.each([
    ['7903125084085', '790312 5084 085'],
    ['790312 5084 085', '790312 5084 085'],
    ['A01234567', 'A01234567'],
    ['79031250840', '79031250840'],
  ])('of "%s" is "%s"', (text, groups) => {
    expect(idNumberInGroups(text).replaceAll('\u00a0', ' ')).toBe(groups)
  })
})
