import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { DayLines, type DayPoint } from '#ui/charts/day-lines.tsx'
import { type FlowBar, FlowMonths } from '#ui/charts/flow-months.tsx'

const chart = { label: 'Weight', active: null, onActive: () => {}, figureOf: String }

/** Returns the numbers of bars and dots. The hit area of each month is a rectangle too. */
function marksIn(part: ReactElement, hitAreas: number) {
  const { container } = render(part)
  return {
    bars: container.querySelectorAll('rect').length - hitAreas,
    dots: container.querySelectorAll('circle').length,
  }
}

test.each([
  [1, { bars: 3, dots: 0 }],
  [2, { bars: 4, dots: 2 }],
])('stock of %i months is a bar only if it would be a single dot', (count, marks) => {
  const months = Array.from({ length: count }, (_, at): FlowBar => {
    const id = String(at)
    return { id, label: id, words: id, into: 2, out: 1, stock: 5 }
  })
  expect(marksIn(<FlowMonths {...chart} months={months} opening={4} />, count)).toEqual(marks)
})

test.each([
  [1, { bars: 1, dots: 0 }],
  [2, { bars: 0, dots: 1 }],
])('weight of %i days is a bar only if it would be a single dot', (count, marks) => {
  const days = Array.from({ length: 30 }, (_, at): DayPoint => {
    const id = String(at)
    return { id, label: id, words: id, now: at < count ? 5 : null, before: null }
  })
  expect(marksIn(<DayLines {...chart} days={days} high={5} />, count)).toEqual(marks)
})
