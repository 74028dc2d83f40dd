import type { AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/chart/transitions-of.ts'

/** The paths of the states that a machine rests in: one, or one of each of its parallel parts. */
export const restingIn = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(node => Object.keys(node.states).length === 0).map(node => pathOf(node) || node.key)
