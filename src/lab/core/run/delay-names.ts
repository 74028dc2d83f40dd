import { type AnyStateMachine, StateMachine } from 'xstate'
import { propertiesOf } from '#lab/core/cross-realm.ts'

/** Returns the names of all delays of a machine and its child machines. */
export function delayNames({ implementations: { delays, actors } }: AnyStateMachine): readonly string[] {
  const below = Object.values(propertiesOf(actors)).filter(logic => logic instanceof StateMachine)
  return [...new Set([...Object.keys(propertiesOf(delays)), ...below.flatMap(delayNames)])]
}
