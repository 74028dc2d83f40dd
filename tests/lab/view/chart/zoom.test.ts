import { expect, test } from 'vitest'
import { largerThan, largest, smallerThan, smallest, wheeled, widthAt } from '#lab/view/chart/zoom.ts'

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

test('a fitted picture is within its canvas; a picture that opens has a minimum size', () => {
  const size = { width: 1000, height: 500 }
  expect(widthAt(1.5, size)).toBe('1500px')
  expect(widthAt('all', size)).toMatch(/^min\(1000px, 100cqw, var\(.*\) \* 2\)$/)
  expect(widthAt('legible', size)).toBe(`max(650px, ${widthAt('all', size)})`)
})
