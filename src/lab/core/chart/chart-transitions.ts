import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { propertiesOf } from '#lab/core/cross-realm.ts'
import { type ChartTransition, stateId, type Trigger } from './chart.ts'
import { guardWords, partName } from './definition-names.ts'

export const pathOf = ({ path }: AnyStateNode) => stateId(path)

export const asList = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat())

/** Returns the names of the actors that a state invokes. XState generates technical names for unnamed actors. */
export const invokedBy = ({ config }: AnyStateNode): readonly string[] =>
  asList(config.invoke).map(invoked => partName(propertiesOf(invoked)['src']))

/** Property of a state's definition for each kind of trigger. */
const places = {
  event: 'on',
  answer: 'invoke',
  failure: 'invoke',
  snapshot: 'invoke',
  delay: 'after',
  end: 'onDone',
  always: 'always',
} as const satisfies Record<Trigger['kind'], string>

function lengthOf(delay: unknown, { implementations }: AnyStateMachine) {
  const length: unknown = typeof delay === 'number' ? delay : implementations.delays[String(delay)]
  return typeof length === 'number' ? length : null
}

/** Returns the trigger of a transition. XState signals the end of an actor, delay or state with an internal event. */
function triggerOf(transition: AnyTransitionDefinition): Trigger {
  const { eventType, source } = transition
  const srcAfter = (start: string) => {
    if (!eventType.startsWith(start)) return undefined
    const id = eventType.slice(start.length)
    const actor = invokedBy(source)[source.invoke.findIndex(invoked => invoked.id === id)]
    // An invoked actor has a unique name. Spawned children share one trigger, which is the name before `.*`.
    return actor ?? id.replace(/\.\*$/, '')
  }
  if (eventType === '') return { kind: 'always' }
  if ('delay' in transition) {
    return { kind: 'delay', name: String(transition.delay), ms: lengthOf(transition.delay, source.machine) }
  }
  if (eventType === `xstate.done.state.${source.id}`) return { kind: 'end' }
  const answer = srcAfter('xstate.done.actor.')
  if (answer !== undefined) return { kind: 'answer', name: answer }
  const failure = srcAfter('xstate.error.actor.')
  if (failure !== undefined) return { kind: 'failure', name: failure }
  const snapshot = srcAfter('xstate.snapshot.')
  if (snapshot !== undefined) return { kind: 'snapshot', name: snapshot }
  return { kind: 'event', name: eventType }
}

/** Returns the transitions of a state, in the order of the state's definition. */
export function transitionsFrom(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  const written = Object.keys(node.config)
  const statePosition = (transition: AnyTransitionDefinition) => written.indexOf(places[triggerOf(transition).kind])
  return [...node.transitions.values()]
    .flat()
    .concat(node.always ?? [])
    .toSorted((a, b) => statePosition(a) - statePosition(b))
}

/** Returns a function that computes a text of a transition once. */
export function oncePerTransition(textOf: (transition: AnyTransitionDefinition) => string) {
  const known = new WeakMap<AnyTransitionDefinition, string>()
  return (transition: AnyTransitionDefinition): string => {
    const text = known.get(transition) ?? textOf(transition)
    known.set(transition, text)
    return text
  }
}

/** Returns the chart id of a running machine's transition. */
export const transitionIdOf = oncePerTransition(
  transition => `${pathOf(transition.source)}#${transitionsFrom(transition.source).indexOf(transition)}`,
)

export function chartTransition(transition: AnyTransitionDefinition): ChartTransition {
  const { source, target, guard, actions, eventType } = transition
  const alternatives = transitionsFrom(source).filter(other => other.eventType === eventType)
  return {
    id: transitionIdOf(transition),
    from: pathOf(source),
    ...(transition.description ? { description: transition.description } : {}),
    to: target?.map(pathOf) ?? [],
    trigger: triggerOf(transition),
    guard: guard === undefined ? null : guardWords(guard),
    isElse: guard === undefined && alternatives.indexOf(transition) > 0,
    actions: actions.map(partName),
  }
}
