import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { useChartFocus } from '#lab/view/chart/use-chart-focus.ts'

test('the active states are in the centre of the chart, also with spaces in their names', () => {
  const chart = buildChart(createMachine({ initial: 'at home', states: { 'at home': {} } }))
  const { result, rerender } = renderHook(({ active }) => useChartFocus(chart, active), {
    initialProps: { active: ['at home', 'light on'] },
  })
  const { centre } = result.current
  expect(centre).toEqual(['at home', 'light on'])
  rerender({ active: ['at home', 'light on'] })
  expect(result.current.centre).toBe(centre)
})
