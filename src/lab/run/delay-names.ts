import { type AnyStateMachine, StateMachine } from 'xstate'
import { fieldsIn } from '#rules/fields.ts'

/** The delays of a machine and of the machines that it starts, by their names. */
export function delayNames({ implementations: { delays, actors } }: AnyStateMachine): readonly string[] {
  const below = Object.values(fieldsIn(actors)).filter(logic => logic instanceof StateMachine)
  return [...new Set([...Object.keys(fieldsIn(delays)), ...below.flatMap(delayNames)])]
}
