import type { AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/core/chart/chart-transitions.ts'

/** Returns the paths of the innermost active states: one for each parallel region. */
export const settledStates = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(node => Object.keys(node.states).length === 0).map(node => pathOf(node) || node.key)
