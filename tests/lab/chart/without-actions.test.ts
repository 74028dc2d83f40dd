import { expect, test } from 'vitest'
import { chartOf } from '#lab/chart/chart-of.ts'
import { linesOf, rowsOf } from '#lab/chart/labels.ts'
import { withoutActions } from '#lab/chart/without-actions.ts'
import { door } from './door.ts'

test('a chart without actions has the same transitions', () => {
  const whole = chartOf(door)
  const plain = withoutActions(whole)
  const ways = ({ transitions }: typeof whole) => transitions.map(({ id, from, to }) => ({ id, from, to }))
  expect(ways(plain)).toEqual(ways(whole))
  const words = [...plain.transitions.flatMap(linesOf), ...plain.states.flatMap(one => rowsOf(one, plain.transitions))]
  expect(words.filter(line => line.includes('/'))).toEqual([])
  expect(words).toContain('invokes unlock')
})

test('duplicate rows of a state are shown once', () => {
  const [machine, ...states] = chartOf(door).states
  const [first] = chartOf(door).transitions
  if (!machine || !first) throw new Error('The chart is empty')
  const knock = { ...first, from: machine.id, to: [], actions: [] }
  expect(states).not.toEqual([])
  expect(rowsOf({ ...machine, invokes: [], entry: [], exit: [] }, [knock, { ...knock, id: 'again' }])).toHaveLength(1)
})
