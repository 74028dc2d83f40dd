import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { chartTransition, oncePerTransition, pathOf, transitionsFrom } from '#lab/core/chart/chart-transitions.ts'
import { guardWords } from '#lab/core/chart/definition-names.ts'
import { transitionWords } from '#lab/core/chart/transition-words.ts'

/** Parts of a machine, each with a stable name. */
export type MachineParts = {
  /** State paths such as `rows.requesting`. */
  states: readonly string[]
  /** Names composed of source, trigger, guard and target. */
  transitions: readonly string[]
  /** Both outcomes of each guard, such as `isFound refuses`. */
  outcomes: readonly string[]
}

export const allParts = ({ states, transitions, outcomes }: MachineParts): readonly string[] => [
  ...states,
  ...transitions,
  ...outcomes,
]

/** Returns the id of a state for use in names. Quotes ids that look like another part of a name. */
const named = (id: string) => {
  if (id === '') return 'the machine'
  return /: |^"|^the machine$| (?:lets pass|refuses)$/.test(id) ? JSON.stringify(id) : id
}

export const stateName = (node: AnyStateNode) => named(pathOf(node))

export const guardName = ({ guard }: AnyTransitionDefinition): string | null =>
  guard === undefined ? null : guardWords(guard)

export const guardOutcome = (guard: string, isTrue: boolean) => `${guard} ${isTrue ? 'lets pass' : 'refuses'}`

/** True if an event type such as `xstate.done.actor.find.copper` matches a pattern such as `xstate.done.actor.find.*`. */
const isMatch = (eventType: string, pattern: string) =>
  pattern === '*' || (pattern.endsWith('.*') && `${eventType}.`.startsWith(pattern.slice(0, -1)))

/**
 * Returns the candidate transitions of a state for an event, in order. An empty `eventType` returns the eventless
 * transitions.
 */
export function candidatesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  if (eventType === '') return node.always ?? []
  const exact = node.transitions.get(eventType)
  if (exact) return exact
  const patterns = [...node.transitions.keys()].filter(pattern => isMatch(eventType, pattern))
  return patterns.toSorted((a, b) => b.length - a.length).flatMap(pattern => node.transitions.get(pattern) ?? [])
}

function inWords(transition: AnyTransitionDefinition): string {
  const drawn = chartTransition(transition)
  const { trigger, guard } = transitionWords(drawn)
  const targets = drawn.to.map(named).join(', ') || 'stays'
  return `${named(drawn.from)}: ${[trigger || 'at once', guard].filter(Boolean).join(' ')} → ${targets}`
}

/** Returns the name of a transition. If an earlier transition of the state has this name, an index is added. */
export const transitionName = oncePerTransition(transition => {
  const words = inWords(transition)
  const siblings = transitionsFrom(transition.source)
  const place = siblings.slice(0, siblings.indexOf(transition)).filter(other => inWords(other) === words).length
  return place === 0 ? words : `${words} (${place + 1})`
})

/** Returns the states of a machine, in definition order. The first is the machine itself. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine)].filter(({ type }: AnyStateNode) => type !== 'history')

/** Returns all parts of a machine, in definition order. */
export function partsOf(machine: AnyStateMachine): MachineParts {
  const nodes = nodesOf(machine)
  const transitions = nodes.flatMap(transitionsFrom)
  const guards = new Set(transitions.flatMap(transition => guardName(transition) ?? []))
  return {
    states: nodes.map(stateName),
    transitions: transitions.map(transitionName),
    outcomes: [...guards].flatMap(guard => [guardOutcome(guard, true), guardOutcome(guard, false)]),
  }
}

/** Returns the active states without children. */
export const innermost = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] =>
  _nodes.filter(node => Object.keys(node.states).length === 0)
