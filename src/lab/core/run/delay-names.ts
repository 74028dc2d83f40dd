import { type AnyStateMachine, StateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { propertiesOf } from '#lab/core/cross-realm.ts'

/** Returns the names of all delays of a machine and its child machines. A delay without a name has its length. */
export function delayNames(machine: AnyStateMachine): readonly string[] {
  const { delays, actors } = machine.implementations
  const below = Object.values(propertiesOf(actors)).filter(logic => logic instanceof StateMachine)
  const own = [machine.root, ...getStateNodes(machine)].flatMap(({ after }) => after.map(({ delay }) => String(delay)))
  return [...new Set([...Object.keys(propertiesOf(delays)), ...own, ...below.flatMap(delayNames)])]
}
