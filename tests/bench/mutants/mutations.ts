import { type AnyStateMachine, type AnyStateNode, not, StateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { transitionsFrom } from '#lab/core/chart/chart-transitions.ts'
import { candidatesOf, transitionName } from '#lab/core/paths/parts.ts'

type Guard = Parameters<typeof not>[0]

/** `of` is the name of the transition. */
type Mutation = { name: string; of: string; apply: () => void }

/** More microsteps than any correct machine takes. Stops a mutant that loops because of a missing guard. */
const maxIterations = 1000

/** Returns all mutations of a machine: one without each transition, and one with each guard inverted. */
function mutationsOf(machine: AnyStateMachine): readonly Mutation[] {
  const nodes = [machine.root as AnyStateNode, ...getStateNodes(machine)]
  return nodes.flatMap(transitionsFrom).flatMap(transition => {
    const of = transitionName(transition)
    const siblings = candidatesOf(transition.source, transition.eventType) as (typeof transition)[]
    const drop = { name: `dropped ${of}`, of, apply: () => void siblings.splice(siblings.indexOf(transition), 1) }
    const { guard } = transition
    if (guard === undefined) return [drop]
    const invert = () => {
      transition.guard = not(guard as Guard)
    }
    return [drop, { name: `inverted ${of}`, of, apply: invert }]
  })
}

/** Returns the names of a machine's mutants, except those that change unreachable transitions. */
export const mutantsOf = (machine: AnyStateMachine, unreachable: object = {}): readonly string[] =>
  mutationsOf(machine).flatMap(({ name, of }) => (of in unreachable ? [] : [name]))

/** Changes a machine before its first run. @throws if the mutant does not exist. */
export function mutate(machine: AnyStateMachine, name: string): void {
  const mutation = mutationsOf(machine).find(one => one.name === name)
  if (!mutation) throw new Error(`${machine.id} has no mutant called "${name}"`)
  machine.options.maxIterations = maxIterations
  mutation.apply()
}

/** Returns a changed copy of a machine. */
export function mutantOf(machine: AnyStateMachine, name: string): AnyStateMachine {
  const copy = new StateMachine(machine.config, machine.implementations) as AnyStateMachine
  mutate(copy, name)
  return copy
}
