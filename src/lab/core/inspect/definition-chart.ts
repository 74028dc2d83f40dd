import { type AnyStateNode, createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import type { Chart } from '#lab/core/chart/chart.ts'
import { pathOf, transitionIdOf } from '#lab/core/chart/chart-transitions.ts'
import { transitionPlace } from './inspected-actors.ts'

/** Chart of a definition. `ids` maps the places of transitions to their ids in the chart. */
type DefinitionChart = { chart: Chart; ids: ReadonlyMap<string, string> }

/** Returns the places and chart ids of the transitions of a state and its inner states. */
const idsOf = (node: AnyStateNode): readonly (readonly [string, string])[] => [
  ...[...node.transitions, ['', node.always ?? []] as const].flatMap(([eventType, alternatives]) =>
    alternatives.map((one, index) => [transitionPlace(pathOf(node), eventType, index), transitionIdOf(one)] as const),
  ),
  ...Object.values<AnyStateNode>(node.states).flatMap(idsOf),
]

/**
 * Returns the chart of a definition in JSON. Returns null for an actor without states, and for a definition that was
 * truncated or has parts without a name. Runs nothing of the definition.
 */
export function chartOfDefinition(definition: string | null): DefinitionChart | null {
  if (!definition?.includes('"states"')) return null
  try {
    const machine = createMachine(JSON.parse(definition))
    return { chart: buildChart(machine), ids: new Map(idsOf(machine.root)) }
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
