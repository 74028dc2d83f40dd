// Mutates the machine in the environment variable whenever a test creates an actor of it.
import { type AnyStateMachine, StateMachine } from 'xstate'
import { mutate } from './mutations.ts'

const { MUTATED_MACHINE: id, MUTANT: name } = process.env
const changed = new WeakSet<AnyStateMachine>()

function change(machine: AnyStateMachine) {
  if (name === undefined || machine.id !== id || changed.has(machine)) return
  mutate(machine, name)
  changed.add(machine)
}

// Every actor of a machine calls this method before its first step.
const begin = Reflect.get(StateMachine.prototype, 'getInitialSnapshot')
StateMachine.prototype.getInitialSnapshot = function changedFirst(scope, input) {
  change(this)
  return begin.call(this, scope, input)
}
