import { expect, test } from 'vitest'
import { largerThan, largest, smallerThan, smallest, wheeled } from '#lab/view/chart/zoom.ts'

test('zoom changes in steps from any size', () => {
  expect([largerThan(1), smallerThan(1)]).toEqual([1.25, 0.8])
  expect([largerThan(0.9), smallerThan(0.9)]).toEqual([1, 0.8])
  // A measured zoom that differs slightly from a level counts as that level.
  expect([largerThan(0.7999), smallerThan(0.8001)]).toEqual([1, 0.65])
})

test('zoom has a minimum and a maximum', () => {
  expect([largerThan(largest), smallerThan(smallest)]).toEqual([largest, smallest])
  expect([wheeled(largest, -100), wheeled(smallest, 100)]).toEqual([largest, smallest])
})

test('a wheel notch zooms by 20 %, and the opposite notch restores the size', () => {
  expect(wheeled(1, -100)).toBeCloseTo(1.2)
  expect(wheeled(wheeled(0.8, 40), -40)).toBeCloseTo(0.8)
})
