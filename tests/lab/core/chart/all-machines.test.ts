import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { transitionIdOf } from '#lab/core/chart/chart-transitions.ts'
import { definitionJson } from '#lab/core/chart/definition-json.ts'
import { someMachines } from '#tests/lab/core/machines.ts'
import { allMachines } from '#tools/all-machines.ts'

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Serializes a chart without delay durations, because a definition without implementations lacks them. */
const chartText = (machine: AnyStateMachine) =>
  JSON.stringify(buildChart(machine), (key, value: unknown) => (key === 'ms' ? null : value), 2)

const products = await allMachines()

describe.each([...products, ...Object.values(someMachines)])('$id', machine => {
  const { states, transitions } = buildChart(machine)
  const nodes = nodesOf(machine.root)

  test('has each of its states once in its chart', () => {
    expect(states.map(({ id, kind }) => [id, kind === 'choice' ? 'atomic' : kind])).toEqual(
      nodes.map(({ path, type }) => [path.join('.'), type]),
    )
  })

  test('has each of its transitions once in its chart', () => {
    const defined = nodes.flatMap(node => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    const ends = new Map(
      defined.map(one => [transitionIdOf(one), (one.target ?? []).map(({ path }) => path.join('.'))]),
    )
    expect(ends.size).toBe(defined.length)
    expect(transitions).toHaveLength(defined.length)
    expect(new Map(transitions.map(({ id, to }) => [id, to]))).toEqual(ends)
  })
})

test.each(products)('$id has the same chart when created from its serialized definition', machine => {
  const again = createMachine(JSON.parse(definitionJson(machine)))
  expect(chartText(again)).toBe(chartText(machine))
})
