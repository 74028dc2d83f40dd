import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { propertiesOf } from '#lab/core/cross-realm.ts'
import type { Chart, ChartState } from './chart.ts'
import { chartTransition, pathOf, transitionsFrom } from './chart-transitions.ts'
import { partName } from './definition-names.ts'

const listOf = (given: unknown): readonly unknown[] => (given === undefined ? [] : [given].flat())

function kindOf({ type, always, id }: AnyStateNode): ChartState['kind'] {
  if (type === 'history') throw new Error(`No chart shows a state that remembers another, as ${id} does`)
  const isLeftAtOnce = always?.some(({ guard }) => guard === undefined) ?? false
  return type === 'atomic' && isLeftAtOnce ? 'choice' : type
}

function chartState(node: AnyStateNode): ChartState {
  const { parent, key, config } = node
  const namesOf = (given: unknown) => listOf(given).map(part => partName(part, node.id))
  return {
    id: pathOf(node),
    parent: parent ? pathOf(parent) : null,
    name: key,
    kind: kindOf(node),
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    // Reads the definition, because XState adds its delay actions to the node.
    entry: namesOf(config.entry),
    exit: namesOf(config.exit),
    invokes: namesOf(listOf(config.invoke).map(invoked => propertiesOf(invoked)['src'])),
    tags: node.tags,
  }
}

const withInner = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withInner),
]

/**
 * Returns the chart of a machine with its implementations.
 * @throws if an action, guard or actor has no name, or for a history state.
 */
export function buildChart(machine: AnyStateMachine): Chart {
  const nodes = withInner(machine.root)
  return {
    machine: machine.id,
    states: nodes.map(chartState),
    transitions: nodes.flatMap(transitionsFrom).map(chartTransition),
  }
}
