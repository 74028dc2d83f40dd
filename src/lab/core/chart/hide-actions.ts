import type { Chart } from './chart.ts'

const plain = new WeakMap<Chart, Chart>()

const leaveOut = ({ states, transitions, ...chart }: Chart): Chart => ({
  ...chart,
  states: states.map(state => ({ ...state, entry: [], exit: [] })),
  transitions: transitions.map(transition => ({ ...transition, actions: [] })),
})

/** Returns the chart without actions. The result is cached. */
export function hideActions(chart: Chart): Chart {
  const made = plain.get(chart) ?? leaveOut(chart)
  plain.set(chart, made)
  return made
}
