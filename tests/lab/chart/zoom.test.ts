import { expect, test } from 'vitest'
import { largerThan, largest, smallerThan, smallest, wheeled } from '#lab/chart/zoom.ts'

test('a picture is made larger and smaller in steps, from any size', () => {
  expect([largerThan(1), smallerThan(1)]).toEqual([1.25, 0.8])
  expect([largerThan(0.9), smallerThan(0.9)]).toEqual([1, 0.8])
  // A size that was measured is never quite the one that was meant.
  expect([largerThan(0.7999), smallerThan(0.8001)]).toEqual([1, 0.65])
})

test('there is a largest and a smallest size', () => {
  expect([largerThan(largest), smallerThan(smallest)]).toEqual([largest, smallest])
  expect([wheeled(largest, -100), wheeled(smallest, 100)]).toEqual([largest, smallest])
})

test('the wheel changes the size by a fifth for each notch, and there and back leads to the same', () => {
  expect(wheeled(1, -100)).toBeCloseTo(1.2)
  expect(wheeled(wheeled(0.8, 40), -40)).toBeCloseTo(0.8)
})
