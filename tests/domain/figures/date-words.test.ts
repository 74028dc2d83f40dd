import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import {
  clockNote,
  dayAndTime,
  dayInWords,
  dayWithYear,
  minuteInWords,
  monthInWords,
  rangeInWords,
  timeInWords,
  weekdayInWords,
  weekdaysInWords,
  weekdayWithYear,
} from '#domain/figures/date-words.ts'

const zone = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'Africa/Johannesburg'
})
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const atThree = Date.parse('2026-11-20T15:00+02:00')

describe('Minute in words', () => {
  it('shows only the time for today', () => {
    expect(minuteInWords('2026-11-20T14:46', atThree, 'en-ZA')).toBe('Today, 14:46')
    expect(minuteInWords('2026-11-20T00:05', atThree, 'de-DE')).toBe('Today, 00:05')
  })

  it('shows the day for other days', () => {
    expect(minuteInWords('2026-11-19T14:46', atThree, 'en-GB')).toBe('19 Nov 2026, 14:46')
    expect(minuteInWords('2025-11-20T14:46', atThree, 'en-GB')).toBe('20 Nov 2025, 14:46')
  })

  it('is empty for an empty value', () => {
    expect(minuteInWords('', atThree, 'en-GB')).toBe('')
  })
})

/** Replaces all spaces by plain ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const now = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['en-US', 'Nov 17', 'Tue, Nov 17', '2:46 PM'],
  ['en-GB', '17 Nov', 'Tue 17 Nov', '14:46'],
  ['de-DE', '17. Nov.', 'Di., 17. Nov.', '14:46'],
])('formats a moment of this year in %s without the year', (locale, day, weekday, time) => {
  const moment = '2026-11-17T12:46:00Z'
  expect([dayInWords(moment, locale, now), weekdayInWords(moment, locale, now), timeInWords(moment, locale)]).toEqual([
    day,
    weekday,
    time,
  ])
})

test('formats a moment of another local year with the year', () => {
  expect(dayInWords('2025-12-31T21:59:00Z', 'en-US', now)).toBe('Dec 31, 2025')
  expect(dayInWords('2025-12-31T22:01:00Z', 'en-US', now)).toBe('Jan 1')
  expect(weekdayInWords('2025-12-31T21:59:00Z', 'en-US', now)).toBe('Wed, Dec 31, 2025')
})

const days = (first: string, last: string) => weekdaysInWords(first, last, 'en-US', atThree).replaceAll(/\s/g, ' ')

test('formats a range of days, a single day once, and other years with the year', () => {
  expect(days('2026-11-16T08:00+02:00', '2026-11-20T17:00+02:00')).toBe('Mon, Nov 16 – Fri, Nov 20')
  expect(days('2026-11-20T08:00+02:00', '2026-11-20T17:00+02:00')).toBe('Fri, Nov 20')
  expect(days('2025-12-29T08:00+02:00', '2026-01-02T17:00+02:00')).toBe('Mon, Dec 29, 2025 – Fri, Jan 2, 2026')
})

test.each([
  ['en-ZA', '17 Nov 2026', '17 Nov 2026, 14:46', 'November 2026', 'Nov 26'],
  ['en-GB', '17 Nov 2026', '17 Nov 2026, 14:46', 'November 2026', 'Nov 26'],
  ['en-US', 'Nov 17, 2026', 'Nov 17, 2026, 2:46 PM', 'November 2026', 'Nov 26'],
  ['af-ZA', '17 Nov. 2026', '17 Nov. 2026 14:46', 'November 2026', 'Nov. 26'],
  ['pt-PT', '17/11/2026', '17/11/2026, 14:46', 'novembro de 2026', '11/26'],
  ['de-DE', '17.11.2026', '17.11.2026, 14:46', 'November 2026', 'Nov. 26'],
  ['fr-FR', '17 nov. 2026', '17 nov. 2026, 14:46', 'novembre 2026', 'nov. 26'],
  ['de-DE-x-point', '17.11.2026', '17.11.2026, 14:46', 'November 2026', 'Nov. 26'],
])('formats days and months in %s', (locale, day, minute, month, label) => {
  const moment = '2026-11-17T12:46:00Z'
  expect([dayWithYear(moment, locale), dayAndTime(moment, locale)].map(plain)).toEqual([day, minute])
  expect(monthInWords('2026-11', locale, true)).toEqual({ name: month, label })
})

test.each([
  [7, '7 minutes'],
  [61, '1 hour'],
  [170, '3 hours'],
  [4000, '3 days'],
])('describes a clock that is %i minutes behind', (minutes, words) => {
  expect(clockNote(minutes * 60_000, 'en-US')).toBe(
    `This device’s clock is ${words} behind the server’s. Check the date.`,
  )
})

test.each([
  ['en-GB', '15 Jan – 14 Feb 2026'],
  ['de-DE', '15.01. – 14.02.2026'],
])('formats a range of days in %s', (locale, days) => {
  expect(plain(rangeInWords({ from: '2026-01-15', to: '2026-02-14' }, locale))).toBe(days)
})

test.each([
  ['ar-EG', dayWithYear],
  ['ar-EG', timeInWords],
  ['fa-IR', dayAndTime],
  ['he-IL', weekdayWithYear],
] as const)('isolates a right-to-left date in %s', (locale, write) => {
  expect(write('2026-11-17T12:46:00Z', locale)).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/)
  expect(write('2026-11-17T12:46:00Z', 'en-ZA')).not.toMatch(/[\u2068\u2069]/)
})
