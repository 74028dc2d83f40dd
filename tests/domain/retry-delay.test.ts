import { expect, test } from 'vitest'
import { retryDelay } from '#domain/problem.ts'

const hour = 3_600_000

test.each([
  ['the own delay without Retry-After', undefined, 2000],
  ['a longer Retry-After', 90, 90_000],
  ['the own delay for 0', 0, 2000],
  ['the own delay for a shorter Retry-After', 1, 2000],
  ['an hour for 30 days', 2_592_000, hour],
  ['an hour for a number beyond the limit of timers', 1e12, hour],
])('is %s', (_, retryAfter, delay) => {
  expect(retryDelay({ retryAfter }, 2000)).toBe(delay)
})
