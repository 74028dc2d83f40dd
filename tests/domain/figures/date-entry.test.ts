import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { toDateTimeInput } from '#domain/figures/dates.ts'

describe('Typed date', () => {
  test.each([
    ['en-ZA', '2026/11/17, 14:46'],
    ['en-GB', '17/11/2026, 14:46'],
    ['en-US', '11/17/2026, 2:46 PM'],
    ['af-ZA', '2026-11-17 14:46'],
    ['de-DE', '17.11.2026, 14:46'],
    ['fr-FR', '17/11/2026 14:46'],
    ['pt-PT', '17/11/2026, 14:46'],
    ['de-DE-x-point', '17.11.2026, 14:46'],
  ])('is written in %s as %s', (locale, text) => {
    const { write, read } = dateEntryOf(locale, true)
    expect(write('2026-11-17T14:46')).toBe(text)
    expect(read(text)).toBe('2026-11-17T14:46')
  })

  test('reads back as written in every locale, with and without time', () => {
    const locale = fc.constantFrom(
      'en-ZA',
      'en-GB',
      'en-US',
      'af-ZA',
      'de-DE',
      'fr-FR',
      'pt-PT',
      'ko-KR',
      'ar-EG',
      'th-TH',
    )
    const moment = fc
      .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
      .map(date => toDateTimeInput(date.getTime()))
    fc.assert(
      fc.property(locale, moment, fc.boolean(), (locale, at, hasTime) => {
        const value = hasTime ? at : at.slice(0, 10)
        const { write, read } = dateEntryOf(locale, hasTime)
        expect(read(write(value))).toBe(value)
      }),
    )
  })

  test.each([
    ['en-US', '11/17/26 2:46pm', '2026-11-17T14:46'],
    ['en-GB', '١٧/١١/٢٠٢٦ ١٤:٤٦', '2026-11-17T14:46'],
    ['en-GB', '۱۷/۱۱/۲۰۲۶، ۱۴:۴۶', '2026-11-17T14:46'],
    ['en-GB', '１７／１１／２０２６　１４：４６', '2026-11-17T14:46'],
    ['en-GB', '\u200f17\u200f/11/2026, 14:46', '2026-11-17T14:46'],
    ['en-US', '11/17/2026 12:05 am', '2026-11-17T00:05'],
    ['en-US', '11-17-2026 14.46', '2026-11-17T14:46'],
    ['de-DE', '7.1.26 8:05', '2026-01-07T08:05'],
    ['de-DE', '2026-11-17T14:46', '2026-11-17T14:46'],
    ['en-US', '2026-11-17 14:46', '2026-11-17T14:46'],
  ])('is also read in %s from "%s"', (locale, text, value) => {
    expect(dateEntryOf(locale, true).read(text)).toBe(value)
  })

  test.each([
    '',
    '17',
    '17/11',
    '17/11/2026',
    '31/02/2026 10:00',
    '17/13/2026 10:00',
    '17/11/2026 25:00',
    '17/11/20266 10:00',
  ])('is empty for "%s"', text => {
    expect(dateEntryOf('en-GB', true).read(text)).toBe('')
  })

  test('is written as an empty text if empty', () => {
    expect(dateEntryOf('en-GB', true).write('')).toBe('')
    expect(dateEntryOf('en-GB', false).write('')).toBe('')
  })
})

describe('Date segment at the caret', () => {
  test('is found in other digits and after direction marks', () => {
    const { step: stepIn } = dateEntryOf('en-GB', true)
    expect(stepIn('\u200f٣١\u200f/٠١/٢٠٢٦, ٢٣:٥٩', 2, 1)).toMatchObject({ text: '01/02/2026, 23:59', from: 0, to: 2 })
  })

  const { step } = dateEntryOf('en-GB', true)
  test.each([
    [0, 1, '01/02/2026, 23:59', [0, 2]],
    [5, 1, '28/02/2026, 23:59', [3, 5]],
    [10, -1, '31/01/2025, 23:59', [6, 10]],
    [12, 1, '01/02/2026, 00:59', [12, 14]],
    [17, 1, '01/02/2026, 00:00', [15, 17]],
    [99, 1, '01/02/2026, 23:59', [0, 2]],
  ])('at %i changes by %i and updates other segments if necessary', (at, by, text, place) => {
    const stepped = step('31/01/2026, 23:59', at, by as 1 | -1)
    expect(stepped?.text).toBe(text)
    expect([stepped?.from, stepped?.to]).toEqual(place)
  })

  test('follows the order of the locale, even after an ISO text', () => {
    expect(step('2026-11-17 14:46', 0, 1)).toEqual({
      value: '2027-11-17T14:46',
      text: '17/11/2027, 14:46',
      from: 6,
      to: 10,
    })
  })

  test('does not exist in a text without a date', () => {
    expect(step('17/11', 0, 1)).toBeNull()
  })
})
