import { describe, expect, test } from 'vitest'
import { createClock, dayOf } from '#mirage/situation/clock.ts'

describe('The clock', () => {
  test('is the computer’s clock by default', () => {
    let time = 1000
    const clock = createClock(null, 0, () => time)
    time = 5000
    expect(clock.now()).toBe(5000)
  })

  test('starts at its time and continues, even if started a while ago', () => {
    let time = 10_000
    const clock = createClock('2026-03-01T09:30:00.000Z', 4000, () => time)
    expect(clock.now()).toBe(Date.UTC(2026, 2, 1, 9, 30, 6))
    time += 4000
    expect(clock.now()).toBe(Date.UTC(2026, 2, 1, 9, 30, 10))
  })

  test('can be set again and reset', () => {
    let time = 10_000
    const clock = createClock(null, 0, () => time)
    clock.set('2026-03-01T09:30:00.000Z')
    time += 1000
    expect(clock.now()).toBe(Date.UTC(2026, 2, 1, 9, 30, 1))
    clock.set(null)
    expect(clock.now()).toBe(11_000)
  })

  test('calculates the start of a day', () => {
    expect(dayOf(Date.UTC(2026, 2, 1, 23, 59))).toBe(Date.UTC(2026, 2, 1))
  })
})
