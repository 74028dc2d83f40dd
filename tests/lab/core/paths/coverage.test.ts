import { expect, test } from 'vitest'
import { formatShortCoverage, parseCoverage, percentOf } from '#lab/core/paths/coverage.ts'

const stored = (states: number, transitions: number) =>
  `5 paths take ${states} of 2 states, ${transitions} of 1 transitions, 0 of 0 outcomes of guards`

test('coverage is parsed from stored paths', () => {
  expect(parseCoverage(stored(1, 0))).toEqual({ states: { covered: 1, all: 2 }, transitions: { covered: 0, all: 1 } })
  expect(() => parseCoverage('')).toThrow('The text lacks the number of covered states')
})

test('short coverage shows the covered number only if incomplete', () => {
  expect(formatShortCoverage(parseCoverage(stored(1, 1)))).toBe('1 of 2 states · 1 transition')
})

test.for([
  [2, 1, 100],
  [2, 0, 66],
  [0, 0, 0],
] as const)(
  'with %i states and %i transitions, the percentage is rounded down to %i',
  ([states, transitions, percent]) => {
    expect(percentOf(parseCoverage(stored(states, transitions)))).toBe(percent)
  },
)
