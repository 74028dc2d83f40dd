import { type AnyStateMachine, StateMachine } from 'xstate'
import { fieldsIn } from '#rules/fields.ts'

/** Returns the names of all delays of a machine and its child machines. */
export function delayNames({ implementations: { delays, actors } }: AnyStateMachine): readonly string[] {
  const below = Object.values(fieldsIn(actors)).filter(logic => logic instanceof StateMachine)
  return [...new Set([...Object.keys(fieldsIn(delays)), ...below.flatMap(delayNames)])]
}
