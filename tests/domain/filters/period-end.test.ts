import { expect, test } from 'vitest'
import { createPeriodEnd } from '#domain/filters/period-end.ts'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()

test('ends at the first row before the period, after all pages before it', () => {
  const isOver = createPeriodEnd('2026-11-10')
  expect(isOver(1, [at(18), at(15)])).toBe(false)
  expect(isOver(3, [at(9), at(8)])).toBe(false)
  expect(isOver(2, [at(14), at(10)])).toBe(true)
})

test('does not end while rows might belong to the period', () => {
  const isOver = createPeriodEnd('2026-11-10')
  expect(isOver(1, [at(18), at(10, 0)])).toBe(false)
  expect(isOver(2, [])).toBe(false)
})

test('never ends a list in another order', () => {
  const isOver = createPeriodEnd('2026-11-10')
  expect(isOver(1, [at(12), at(14)])).toBe(false)
  expect(isOver(2, [at(8), at(7)])).toBe(false)
})
