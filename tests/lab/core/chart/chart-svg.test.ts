import Elk from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { chartSvg } from '#lab/core/chart/chart-svg.ts'
import { computeLayout } from '#lab/core/chart/layout.ts'

test('an SVG file has a box for each state, an arrow for each transition, and all words as text', async () => {
  const chart = buildChart(
    createMachine({
      id: 'door',
      initial: 'a <b>',
      states: { 'a <b>': { entry: 'ring', on: { 'open & go': 'on' } }, on: { on: { close: 'a <b>' } } },
    }),
  )
  const svg = chartSvg(chart, await computeLayout(chart, new Elk()))
  expect(svg.match(/<rect x=/g)).toHaveLength(3)
  expect(svg.match(/<polyline/g)).toHaveLength(2)
  for (const words of ['door', 'a &#60;b&#62;', 'entry / ring', 'open &#38; go', 'close'])
    expect(svg).toContain(`>${words}</text>`)
})
