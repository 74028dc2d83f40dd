import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import type { Chart, ChartState } from './chart.ts'
import { asList, chartTransition, invokedBy, pathOf, transitionsFrom } from './chart-transitions.ts'
import { partName } from './definition-names.ts'

function kindOf({ type, always }: AnyStateNode): ChartState['kind'] {
  const isLeftAtOnce = always?.some(({ guard }) => guard === undefined) ?? false
  return type === 'atomic' && isLeftAtOnce ? 'choice' : type
}

function historyOf({ type, history, parent, config }: AnyStateNode): ChartState['history'] {
  if (type !== 'history') return null
  const start = parent?.type === 'parallel' ? parent.key : parent?.initial.target[0]?.key
  return { isDeep: history === 'deep', target: String(config.target ?? start) }
}

const namesOf = (values: unknown) => asList(values).map(partName)

function chartState(node: AnyStateNode): ChartState {
  const { parent, key, config } = node
  return {
    id: pathOf(node),
    parent: parent ? pathOf(parent) : null,
    name: key || '""',
    ...(node.description ? { description: node.description } : {}),
    kind: kindOf(node),
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    // Reads the definition instead of the node, to which XState adds its own delay actions.
    entry: namesOf(config.entry),
    exit: namesOf(config.exit),
    invokes: invokedBy(node),
    history: historyOf(node),
  }
}

/** Returns the chart of a machine with its implementations. */
export function buildChart(machine: AnyStateMachine): Chart {
  const nodes: AnyStateNode[] = [machine.root, ...getStateNodes(machine)]
  return {
    machine: machine.id,
    states: nodes.map(chartState),
    transitions: nodes.flatMap(transitionsFrom).map(chartTransition),
  }
}
