import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { transitionIdOf } from '#lab/core/chart/chart-transitions.ts'
import { definitionJson } from '#lab/core/chart/definition-json.ts'
import { allMachines } from '#tools/all-machines.ts'

/** Serializes a chart without delay durations, because a definition without implementations lacks them. */
const chartText = (machine: AnyStateMachine) =>
  JSON.stringify(buildChart(machine), (key, value: unknown) => (key === 'ms' ? null : value), 2)

describe.each(await allMachines())('$id', machine => {
  const { states, transitions } = buildChart(machine)
  const nodes = getStateNodes(machine)

  test('has each of its states once in its chart', () => {
    expect(states.map(({ id }) => id)).toEqual(['', ...nodes.map(({ path }) => path.join('.'))])
  })

  test('has each of its transitions once in its chart', () => {
    const defined = [machine.root, ...nodes].flatMap(node => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ])
    const ids = transitions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual(defined.map(transitionIdOf).toSorted())
  })

  test('has the same chart when created from its serialized definition', () => {
    const again = createMachine(JSON.parse(definitionJson(machine)))
    expect(chartText(again)).toBe(chartText(machine))
  })
})
