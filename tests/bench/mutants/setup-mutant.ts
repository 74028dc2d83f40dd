// Test setup: mutates the machine that an environment variable names, whenever a test creates an actor of this machine.
import { type AnyStateMachine, StateMachine } from 'xstate'
import { mutate } from './mutations.ts'

const { MUTATED_MACHINE: id, MUTANT: name } = process.env
const changed = new WeakSet<AnyStateMachine>()

function change(machine: AnyStateMachine) {
  if (name === undefined || machine.id !== id || changed.has(machine)) return
  mutate(machine, name)
  changed.add(machine)
}

// XState calls this method for each actor of a machine before the actor's first step.
const begin = Reflect.get(StateMachine.prototype, 'getInitialSnapshot')
StateMachine.prototype.getInitialSnapshot = function changedFirst(scope, input) {
  change(this)
  return begin.call(this, scope, input)
}
