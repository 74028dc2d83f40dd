import { createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import type { Chart } from '#lab/core/chart/chart.ts'

/**
 * Returns the chart of a definition in JSON. Returns null for an actor without states, and for a definition that was
 * truncated or has parts without a name. Runs nothing of the definition.
 */
export function chartOfDefinition(definition: string | null): Chart | null {
  if (!definition?.includes('"states"')) return null
  try {
    return buildChart(createMachine(JSON.parse(definition)))
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
