import type { Chart, ChartTransition } from './chart/chart.ts'

/** Position of a state or transition in its machine's source, and the comment above it ('' without one). Lines and columns start at 1. */
export type StateSource = { file: string; line: number; column: number; comment: string }

/** Sources of a machine's states and transitions by chart id. */
export type StateSources = Readonly<Record<string, StateSource>>

/** Returns the source of a transition, or of its state if the source computes transitions of the state. */
export function transitionSource(
  { id, from }: ChartTransition,
  { transitions }: Chart,
  sources: StateSources,
): StateSource | undefined {
  const count = transitions.filter(one => one.from === from).length
  const areAllWritten = `${from}#${count - 1}` in sources && !(`${from}#${count}` in sources)
  return sources[areAllWritten ? id : from]
}
