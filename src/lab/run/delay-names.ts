import { type AnyStateMachine, StateMachine } from 'xstate'

/** The delays of a machine and of the machines that it starts, by their names. */
export function delayNames({ implementations: { delays, actors } }: AnyStateMachine): readonly string[] {
  const below = Object.values(actors as object).filter(logic => logic instanceof StateMachine)
  return [...new Set([...Object.keys(delays as object), ...below.flatMap(delayNames)])]
}
