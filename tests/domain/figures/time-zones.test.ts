import { expect, test } from 'vitest'
import { offsetsInWords } from '#domain/figures/time-zones.ts'

test.each([
  ['Africa/Johannesburg', 'UTC+02:00'],
  ['UTC', 'UTC+00:00'],
  ['America/St_Johns', 'UTC−03:30 to UTC−02:30'],
  ['Europe/Berlin', 'UTC+01:00 to UTC+02:00'],
  ['Asia/Kolkata', 'UTC+05:30'],
])('returns the offset of %s on the first and last day: %s', (timeZone, words) => {
  expect(offsetsInWords({ from: '2026-01-01', to: '2026-07-01' }, timeZone)).toBe(words)
})
