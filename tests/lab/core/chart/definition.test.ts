import { describe, expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { toMermaid } from '#lab/core/chart/mermaid.ts'
import { someMachines } from '#tests/lab/core/machines.ts'

type Definition = AnyStateNode['definition']

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const definitionsOf = (state: Definition): readonly Definition[] => [
  state,
  ...Object.values(state.states).flatMap(definitionsOf),
]

describe.each(Object.entries(someMachines))('the chart of %s', (_name, machine) => {
  const { states, transitions } = buildChart(machine)
  const nodes = nodesOf(machine.root)

  test('has the states of its definition', () => {
    const defined = definitionsOf(machine.root.definition)
    expect(states.map(({ name, kind }) => [name, kind === 'choice' ? 'atomic' : kind])).toEqual(
      defined.map(({ key, type }) => [key, type]),
    )
  })

  test('has the transitions of its definition', () => {
    const defined = nodes.flatMap(node => [...node.definition.transitions, ...(node.always ?? [])])
    const ends = defined.map(({ source, target = [] }) => [source.path, target.map(({ path }) => path)])
    const drawn = transitions.map(({ from, to }) => [from.split('.').filter(Boolean), to.map(id => id.split('.'))])
    const sorted = (list: readonly unknown[]) => list.map(one => JSON.stringify(one)).toSorted()
    expect(sorted(drawn)).toEqual(sorted(ends))
  })

  test('can be drawn as Mermaid', () => {
    for (const { name } of states.slice(1)) expect(toMermaid(buildChart(machine))).toContain(name)
  })
})
