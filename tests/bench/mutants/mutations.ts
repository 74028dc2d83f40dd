import { type AnyStateMachine, type AnyStateNode, not, StateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { transitionsFrom } from '#lab/chart/transitions-of.ts'
import { candidatesOf, transitionName } from '#lab/paths/parts.ts'

type Guard = Parameters<typeof not>[0]

/** `of` is the name of the transition. */
type Mutation = { name: string; of: string; apply: () => void }

/** More steps than any machine takes at once: without a guard one may go in a circle. */
const maxIterations = 1000

/** What can be changed in a machine: each of its transitions dropped, and each of their guards inverted. */
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

/** The mutants of a machine, but for those of transitions to which nothing can lead. */
export const mutantsOf = (machine: AnyStateMachine, unreachable: object = {}): readonly string[] =>
  mutationsOf(machine).flatMap(({ name, of }) => (of in unreachable ? [] : [name]))

/** Changes a machine that did not run yet. @throws when it has no such mutant. */
export function mutate(machine: AnyStateMachine, name: string): void {
  const mutation = mutationsOf(machine).find(one => one.name === name)
  if (!mutation) throw new Error(`${machine.id} has no mutant called "${name}"`)
  machine.options.maxIterations = maxIterations
  mutation.apply()
}

/** A machine of the same definition and slots, changed. */
export function mutantOf(machine: AnyStateMachine, name: string): AnyStateMachine {
  const copy = new StateMachine(machine.config, machine.implementations) as AnyStateMachine
  mutate(copy, name)
  return copy
}
