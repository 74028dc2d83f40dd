import type { Chart } from './chart.ts'

/** A chart that does not say what is done: where it leads, what makes it happen, and what runs. */
export const withoutActions = ({ states, transitions, ...chart }: Chart): Chart => ({
  ...chart,
  states: states.map(state => ({ ...state, entry: [], exit: [] })),
  transitions: transitions.map(transition => ({ ...transition, actions: [] })),
})
