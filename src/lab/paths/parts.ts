import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { guardWords } from '#lab/chart/definition-names.ts'
import { transitionWords } from '#lab/chart/transition-words.ts'
import { chartTransition, pathOf, transitionsFrom } from '#lab/chart/transitions-of.ts'

/** What a machine consists of, each thing by a name that is the same each time. */
export type MachineParts = {
  /** By their path, such as `rows.asking`. */
  states: readonly string[]
  /** By where they begin, what makes them happen, their guard and where they lead. */
  transitions: readonly string[]
  /** Both outcomes of each guard, such as `isFound refuses`. */
  outcomes: readonly string[]
}

const named = (path: string) => path || 'the machine'

export const stateName = (node: AnyStateNode) => named(pathOf(node))

export const guardName = ({ guard, source }: AnyTransitionDefinition): string | null =>
  guard === undefined ? null : guardWords(guard, source.id)

export const guardOutcome = (guard: string, isTrue: boolean) => `${guard} ${isTrue ? 'lets pass' : 'refuses'}`

/** The transitions of the children that a machine spawns are of all of them: `xstate.done.actor.find.*`. */
const ofAllChildren = (node: AnyStateNode, eventType: string) =>
  [...node.transitions].find(([type]) => type.endsWith('.*') && eventType.startsWith(type.slice(0, -1)))?.[1]

/** What is tried for an event, in this order; those of no event are tried without one. */
export const candidatesOf = (node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? node.always : (node.transitions.get(eventType) ?? ofAllChildren(node, eventType))) ?? []

function inWords(transition: AnyTransitionDefinition): string {
  const drawn = chartTransition(transition)
  const { trigger, guard } = transitionWords(drawn)
  const targets = drawn.to.map(named).join(', ') || 'stays'
  return `${named(drawn.from)}: ${[trigger || 'at once', guard].filter(Boolean).join(' ')} → ${targets}`
}

/** A machine is made anew for each run, but asked for a name many times in it. */
const known = new WeakMap<AnyTransitionDefinition, string>()

/** The name of a transition. Where two would have the same one, the later one has its place in it. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const found = known.get(transition)
  if (found !== undefined) return found
  const words = inWords(transition)
  const siblings = candidatesOf(transition.source, transition.eventType)
  const place = siblings.slice(0, siblings.indexOf(transition)).filter(other => inWords(other) === words).length
  const name = place === 0 ? words : `${words} (${place + 1})`
  known.set(transition, name)
  return name
}

/** Everything that a machine consists of, in the order of its definition. */
export function partsOf(machine: AnyStateMachine): MachineParts {
  const nodes: AnyStateNode[] = [machine.root, ...getStateNodes(machine)]
  const transitions = nodes.flatMap(transitionsFrom)
  const guards = new Set(transitions.flatMap(transition => guardName(transition) ?? []))
  return {
    states: nodes.map(stateName),
    transitions: transitions.map(transitionName),
    outcomes: [...guards].flatMap(guard => [guardOutcome(guard, true), guardOutcome(guard, false)]),
  }
}

/** The states in which a machine is that have no states of their own. */
export const innermost = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] =>
  _nodes.filter(node => Object.keys(node.states).length === 0)
