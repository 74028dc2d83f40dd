import type { Chart } from './chart.ts'

const plain = new WeakMap<Chart, Chart>()

const leaveOut = ({ states, transitions, ...chart }: Chart): Chart => ({
  ...chart,
  states: states.map(state => ({ ...state, entry: [], exit: [] })),
  transitions: transitions.map(transition => ({ ...transition, actions: [] })),
})

/** A chart that does not say what is done: where it leads, what makes it happen, and what runs. The same one each time. */
export function withoutActions(chart: Chart): Chart {
  const made = plain.get(chart) ?? leaveOut(chart)
  plain.set(chart, made)
  return made
}
