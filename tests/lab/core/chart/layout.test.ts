import Elk from 'elkjs/lib/elk.bundled.js'
import { describe, expect, test } from 'vitest'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { isInternal } from '#lab/core/chart/chart-labels.ts'
import { type Box, computeLayout } from '#lab/core/chart/layout.ts'
import { door } from './door.ts'

const chart = buildChart(door)
const drawn = chart.transitions.filter(one => !isInternal(one))

const draw = () => computeLayout(chart, new Elk())
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const isAtEdge = ([x, y]: readonly [number, number], { x: left, y: top, width, height }: Box) =>
  [left, left + width].some(edge => Math.abs(edge - x) < 1) || [top, top + height].some(edge => Math.abs(edge - y) < 1)

/** Returns pairs of boxes that overlap. */
const overlapping = (boxes: ReadonlyArray<readonly [string, Box]>) =>
  boxes.flatMap(([name, box], index) =>
    boxes.slice(index + 1).flatMap(([other, second]) => (overlap(box, second) ? [`${name}, ${other}`] : [])),
  )

describe('the layout of a chart', () => {
  test('places every state within its parent', async () => {
    const { states } = await draw()
    expect([...states.keys()].toSorted()).toEqual(chart.states.map(({ id }) => id).toSorted())
    const outside = chart.states.filter(
      ({ id, parent }) => parent !== null && !contains(states.get(parent) as Box, states.get(id) as Box),
    )
    expect(outside).toEqual([])
  })

  test('has no overlapping states or labels', async () => {
    const { states, arrows } = await draw()
    const leaves = [...states].filter(([id]) => !chart.states.some(({ parent }) => parent === id))
    const labels = arrows.flatMap(({ transitions, label }) => (label ? [[transitions.join(' '), label] as const] : []))
    expect(labels).toHaveLength(new Set(drawn.map(({ from, to }) => `${from} ${to[0]}`)).size)
    expect(overlapping([...leaves, ...labels])).toEqual([])
  })

  test('has arrows that start and end at their boxes', async () => {
    const { states, arrows } = await draw()
    const astray = arrows.filter(({ transitions, points }) => {
      const { from = '', to = [] } = chart.transitions.find(({ id }) => transitions.includes(id)) ?? {}
      const [x, y] = points[0] ?? [0, 0]
      const box = states.get(from) as Box
      // An arrow from a box into that box starts inside the box, not at its edge.
      const begins = to[0]?.startsWith(`${from}.`) ? x > box.x && y > box.y : isAtEdge([x, y], box)
      return !begins || !to.some(target => isAtEdge(points.at(-1) ?? [0, 0], states.get(target) as Box))
    })
    expect(astray).toEqual([])
  })

  test('is deterministic', async () => {
    expect(await draw()).toEqual(await draw())
  })
})
