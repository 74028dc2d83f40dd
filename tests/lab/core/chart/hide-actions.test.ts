import { expect, test } from 'vitest'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { boxRows, labelLines } from '#lab/core/chart/chart-labels.ts'
import { hideActions } from '#lab/core/chart/hide-actions.ts'
import { door } from './door.ts'

test('a chart without actions has the same transitions', () => {
  const full = buildChart(door)
  const plain = hideActions(full)
  const arrowsOf = ({ transitions }: typeof full) => transitions.map(({ id, from, to }) => ({ id, from, to }))
  expect(arrowsOf(plain)).toEqual(arrowsOf(full))
  const words = [
    ...plain.transitions.flatMap(labelLines),
    ...plain.states.flatMap(one => boxRows(one, plain.transitions)),
  ]
  expect(words.filter(line => line.includes('/'))).toEqual([])
  expect(words).toContain('invokes unlock')
})

test('duplicate rows of a state are shown once', () => {
  const [machine, ...states] = buildChart(door).states
  const [first] = buildChart(door).transitions
  if (!machine || !first) throw new Error('The chart is empty')
  const knock = { ...first, from: machine.id, to: [], actions: [] }
  expect(states).not.toEqual([])
  expect(boxRows({ ...machine, invokes: [], entry: [], exit: [] }, [knock, { ...knock, id: 'again' }])).toHaveLength(1)
})
