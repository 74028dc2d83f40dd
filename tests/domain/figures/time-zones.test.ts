import { afterEach, expect, test, vi } from 'vitest'
import { localTimeZone, offsetsInWords, withOffset } from '#domain/figures/time-zones.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['Africa/Johannesburg', 'UTC+02:00'],
  ['UTC', 'UTC+00:00'],
  ['America/St_Johns', 'UTC−03:30 to UTC−02:30'],
  ['Europe/Berlin', 'UTC+01:00 to UTC+02:00'],
  ['Asia/Kolkata', 'UTC+05:30'],
])('returns the offset of %s on the first and last day: %s', (timeZone, words) => {
  expect(offsetsInWords({ from: '2026-01-01', to: '2026-07-01' }, timeZone)).toBe(words)
})

test.each([
  ['Africa/Johannesburg', '2026-01-01T01:59:09+02:00'],
  ['UTC', '2025-12-31T23:59:09+00:00'],
  ['America/St_Johns', '2025-12-31T20:29:09-03:30'],
  ['Pacific/Auckland', '2026-01-01T12:59:09+13:00'],
])('returns the time in %s with its offset: %s', (timeZone, local) => {
  process.env.TZ = timeZone
  expect(withOffset('2025-12-31T23:59:09.500Z')).toBe(local)
})

test.each([
  ['Africa/Johannesburg', 'Africa/Johannesburg'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Argentina/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
])('names the time zone %s of a browser %s', (reported, name) => {
  const options = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: reported })
  expect(localTimeZone()).toBe(name)
})

test('names each time zone of this engine by a name of the same time zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    process.env.TZ = timeZone
    expect(new Intl.DateTimeFormat('en', { timeZone: localTimeZone() }).resolvedOptions().timeZone).toBe(timeZone)
  }
})
