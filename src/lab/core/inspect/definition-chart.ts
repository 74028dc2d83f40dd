import { type AnyStateMachine, createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import type { Chart } from '#lab/core/chart/chart.ts'
import { unlessThrown } from '#lab/core/unless-thrown.ts'

/**
 * Returns the machine and the chart of a definition. Returns null for an actor without states, and for a definition
 * that was truncated or has parts without a name. Runs no code of the definition.
 */
export function chartOfDefinition(definition: string | null): { machine: AnyStateMachine; chart: Chart } | null {
  if (!definition?.includes('"states"')) return null
  return unlessThrown(() => {
    const machine = createMachine(JSON.parse(definition))
    return { machine, chart: buildChart(machine) }
  }, null)
}
