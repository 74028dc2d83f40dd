import { type AnyStateMachine, StateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { propertiesOf } from '#lab/core/cross-realm.ts'

const delayedTransitions = (machine: AnyStateMachine) =>
  [machine.root, ...getStateNodes(machine)].flatMap(({ after }) => after)

/** Returns the name of the delay that an event ends; for other events, such as a delayed `raise`, their type. */
export function delayName(machine: AnyStateMachine, eventType: string): string {
  const delayed = delayedTransitions(machine).find(transition => transition.eventType === eventType)
  return String(delayed?.delay ?? eventType)
}

/**
 * Returns the names of all delays of a machine and its child machines. A delay without a name is named after its
 * length.
 */
export function delayNames(machine: AnyStateMachine): readonly string[] {
  const { delays, actors } = machine.implementations
  const below = Object.values(propertiesOf(actors)).filter(logic => logic instanceof StateMachine)
  const own = delayedTransitions(machine).map(({ delay }) => String(delay))
  return [...new Set([...Object.keys(propertiesOf(delays)), ...own, ...below.flatMap(delayNames)])]
}
