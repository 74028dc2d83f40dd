import { expect, test } from 'vitest'
import { formatCoverage, formatShortCoverage, parseCoverage, percentOf } from '#lab/core/paths/coverage.ts'

const parts = { states: ['the machine', 'dark', 'lit'], transitions: ['dark: lamp.light → lit'], outcomes: [] }
const words = (...taken: string[]) => formatCoverage({ parts, taken: new Set(taken) })

test('coverage excludes the machine itself and can be parsed again', () => {
  expect(words('the machine', 'dark')).toBe('1 of 2 states, 0 of 1 transitions, 0 of 0 outcomes of guards')
  expect(parseCoverage(words('the machine', 'dark'))).toEqual({
    states: { taken: 1, all: 2 },
    transitions: { taken: 0, all: 1 },
  })
  expect(() => parseCoverage('')).toThrow('The text lacks the number of covered states')
})

test('short coverage shows the covered number only if incomplete', () => {
  expect(formatShortCoverage(parseCoverage(words('dark', 'dark: lamp.light → lit')))).toBe(
    '1 of 2 states · 1 transition',
  )
})

test.for([
  [['dark', 'lit', 'dark: lamp.light → lit'], 100],
  [['dark', 'lit'], 66],
  [[], 0],
] as const)('of %j the percentage is rounded down to %i', ([taken, percent]) => {
  expect(percentOf(parseCoverage(words(...taken)))).toBe(percent)
})
