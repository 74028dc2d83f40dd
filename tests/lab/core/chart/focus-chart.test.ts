import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { boxRows, isInternal, labelLines } from '#lab/core/chart/chart-labels.ts'
import { focusChart } from '#lab/core/chart/focus-chart.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'
import { door } from './door.ts'

const chart = buildChart(door)
const stateOf = ({ states }: typeof chart, id: string) => states.find(state => state.id === id)
const arrowsOf = ({ transitions }: typeof chart) =>
  transitions.filter(one => !isInternal(one)).flatMap(({ from, to }) => to.map(target => `${from} → ${target}`))

describe('the part of a chart around a state', () => {
  test('has the sources and targets of the state, and folds the others', () => {
    const part = focusChart(chart, 'neighbours', ['unlocking'])
    expect(part.states.map(({ id }) => id)).toEqual(['', 'unlocking', 'shut', 'open', 'blocked'])
    expect(stateOf(part, 'open')).toMatchObject({ isFolded: true, notes: ['6 states'] })
    expect(stateOf(part, '')?.notes).toEqual(['4 states shown, 7 folded', '1 folded: deciding'])
    expect(new Set(arrowsOf(part))).toEqual(
      new Set(['shut → unlocking', 'unlocking → open', 'unlocking → shut', 'unlocking → blocked']),
    )
  })

  test('lists targets without an arrow as notes', () => {
    const part = focusChart(chart, 'neighbours', ['unlocking'])
    expect(stateOf(part, 'shut')?.notes).toEqual(['→ open'])
    const inside = focusChart(chart, 'neighbours', ['open.latch.held'])
    expect(stateOf(inside, 'open.hinge')).toMatchObject({ isFolded: true })
    expect(arrowsOf(inside)).toContain('open.latch.held → open.latch.free')
  })

  test('unfolds the children of a compound state in the centre', () => {
    const part = focusChart(chart, 'neighbours', ['open.hinge'])
    expect(part.states.map(({ id }) => id)).toContain('open')
    expect(stateOf(part, 'open.hinge')?.isFolded).toBeUndefined()
  })

  test('has the complete top-level state in the scope of a stage', () => {
    const part = focusChart(chart, 'stage', ['open.latch.held'])
    const inside = chart.states.filter(({ id }) => id.startsWith('open'))
    expect(part.states.filter(({ id }) => id.startsWith('open')).map(({ id }) => id)).toEqual(
      inside.map(({ id }) => id),
    )
    expect(arrowsOf(part)).toContain('open.hinge → open.hinge.creaking')
  })

  test('is the complete chart in the scope of all states', () => {
    expect(focusChart(chart, 'all', ['shut'])).toBe(chart)
  })
})

test.each([...catalogue.keys()])('each part of %s contains the ends of its arrows and the centre', id => {
  const full = catalogue.get(id)?.chart ?? chart
  for (const { id: centre } of full.states) {
    for (const scope of ['neighbours', 'stage'] as const) {
      const part = focusChart(full, scope, [centre])
      const ids = new Set(part.states.map(state => state.id))
      expect(ids).toContain(centre)
      expect(part.transitions.flatMap(({ from, to }) => [from, ...to]).filter(end => !ids.has(end))).toEqual([])
      expect(part.states.filter(({ parent }) => parent !== null && !ids.has(parent))).toEqual([])
    }
  }
})

test('shows the descriptions of states and transitions', () => {
  const described = createMachine({
    initial: 'on',
    states: {
      on: { description: 'The lamp is on.', on: { off: { target: 'off', description: 'By the switch.' } } },
      off: {},
    },
  })
  const { states, transitions } = buildChart(described)
  expect(states.flatMap(state => boxRows(state, transitions))).toEqual(['The lamp is on.'])
  expect(transitions.flatMap(labelLines)).toEqual(['off', 'By the switch.'])
})
