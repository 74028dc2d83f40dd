import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MonthAxes, monthScales } from '#ui/charts/month-axes.tsx'

function monthLabels(label: string, width: number) {
  const months = Array.from({ length: 12 }, (_, at) => ({ id: String(at), label }))
  const scales = monthScales(months, [0, 10], width, String)
  const { container } = render(
    <svg>
      <MonthAxes months={months} {...scales} figureOf={String} />
    </svg>,
  )
  return [...container.querySelectorAll('text')].filter(({ textContent }) => textContent === label)
}

test.each([
  ['Dec', 700, 12],
  ['Dec', 300, 6],
  ['janv. 26', 700, 6],
  ['janv. 26', 300, 3],
  // The longest month in Arabic.
  ['أكتوبر 26', 330, 3],
])('shows fewer months if their labels would touch: %s in %i px', (label, width, count) => {
  const labels = monthLabels(label, width)
  expect(labels).toHaveLength(count)
  const ends = labels.map(text => Number(text.getAttribute('x')) + (label.length * 7) / 2)
  expect(Math.max(...ends)).toBeLessThanOrEqual(width)
})
