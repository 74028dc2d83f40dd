import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { dayInWords, minuteInWords, timeInWords, weekdayInWords, weekdaysInWords } from '#domain/figures/date-words.ts'

const zone = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'Africa/Johannesburg'
})
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const atThree = Date.parse('2026-11-20T15:00+02:00')

describe('A minute in words', () => {
  it('is today’s time on the day that it is now', () => {
    expect(minuteInWords('2026-11-20T14:46', atThree, 'en-ZA')).toBe('Today, 14:46')
    expect(minuteInWords('2026-11-20T00:05', atThree, 'de-DE')).toBe('Today, 00:05')
  })

  it('has its day on any other', () => {
    expect(minuteInWords('2026-11-19T14:46', atThree, 'en-GB')).toBe('19 Nov 2026, 14:46')
    expect(minuteInWords('2025-11-20T14:46', atThree, 'en-GB')).toBe('20 Nov 2025, 14:46')
  })

  it('is nothing where there is none', () => {
    expect(minuteInWords('', atThree, 'en-GB')).toBe('')
  })
})

const now = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['en-US', 'Nov 17', 'Tue, Nov 17', '2:46 PM'],
  ['en-GB', '17 Nov', 'Tue 17 Nov', '14:46'],
  ['de-DE', '17. Nov.', 'Di., 17. Nov.', '14:46'],
])('a moment of this year is written in %s without its year', (locale, day, weekday, time) => {
  const moment = '2026-11-17T12:46:00Z'
  expect([dayInWords(moment, locale, now), weekdayInWords(moment, locale, now), timeInWords(moment, locale)]).toEqual([
    day,
    weekday,
    time,
  ])
})

test('one of another year, where the user is, has its year', () => {
  expect(dayInWords('2025-12-31T21:59:00Z', 'en-US', now)).toBe('Dec 31, 2025')
  expect(dayInWords('2025-12-31T22:01:00Z', 'en-US', now)).toBe('Jan 1')
  expect(weekdayInWords('2025-12-31T21:59:00Z', 'en-US', now)).toBe('Wed, Dec 31, 2025')
})

test('Days are written from the first to the last, one by itself as one, with the year where one of them is of another', () => {
  const days = (first: string, last: string) => weekdaysInWords(first, last, 'en-US', atThree).replaceAll(/\s/g, ' ')
  expect(days('2026-11-16T08:00+02:00', '2026-11-20T17:00+02:00')).toBe('Mon, Nov 16 – Fri, Nov 20')
  expect(days('2026-11-20T08:00+02:00', '2026-11-20T17:00+02:00')).toBe('Fri, Nov 20')
  expect(days('2025-12-29T08:00+02:00', '2026-01-02T17:00+02:00')).toBe('Mon, Dec 29, 2025 – Fri, Jan 2, 2026')
})
