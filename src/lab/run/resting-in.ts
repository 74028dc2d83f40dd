import type { AnyMachineSnapshot } from 'xstate'

/** The paths of the states that a machine rests in: one, or one of each of its parallel parts. */
export const restingIn = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(node => Object.keys(node.states).length === 0).map(node => node.path.join('.') || node.key)
