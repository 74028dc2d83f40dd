import type { AnyActor, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { propertiesOf } from '#lab/core/cross-realm.ts'
import { isOfMachine } from '#lab/core/run/actors.ts'
import { candidatesOf, guardName, guardOutcome, innermost, stateName, transitionName } from './parts.ts'

/** Inspection event of a microstep, which contains the transitions that the microstep takes. */
type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode) => {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) if (at === ancestor) return true
  return false
}

/**
 * Returns the guard outcomes of an event. `leaves` are the active states before the event; `transitions` are the event's
 * transitions.
 */
export function outcomesOf(
  leaves: readonly AnyStateNode[],
  eventType: string,
  transitions: readonly AnyTransitionDefinition[],
): string[] {
  const found: string[] = []
  const visited = new Set<AnyStateNode>()
  /** True if this state or a descendant handled the event. XState then tries no transition of a parent. */
  const isAnswered = (node: AnyStateNode) => transitions.some(({ source }) => isWithin(source, node))
  const ask = (node: AnyStateNode) => {
    for (const candidate of candidatesOf(node, eventType)) {
      const guard = guardName(candidate)
      const isEnabled = transitions.includes(candidate)
      if (guard !== null) found.push(guardOutcome(guard, isEnabled))
      if (isEnabled || guard === null) return
    }
  }
  for (const leaf of leaves) {
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      if (visited.has(node)) break
      if (Object.values(node.states).some(isAnswered)) break
      visited.add(node)
      ask(node)
      if (isAnswered(node)) break
    }
  }
  return found
}

/**
 * Records the covered states, transitions and guard outcomes, by machine id. Pass `inspect` to `createActor`, or to the
 * actor's system before the actor receives an event.
 */
export function recordCoverage() {
  const byMachine = new Map<string, Set<string>>()
  const before = new WeakMap<object, AnyMachineSnapshot>()
  const partsOf = (machine: string) => {
    const known = byMachine.get(machine) ?? new Set<string>()
    byMachine.set(machine, known)
    return known
  }

  function step(actor: object, { event, snapshot: next, _transitions: transitions }: Microstep) {
    if (!isOfMachine(next)) return
    const parts = partsOf(next.machine.id)
    const eventType = transitions[0]?.eventType ?? event.type
    // The first microstep has no previous snapshot, so the sources of its transitions are used.
    const last = before.get(actor)
    const leaves = last ? innermost(last) : []
    const sources = transitions.map(({ source }) => source)
    for (const node of [...sources, ...next._nodes]) parts.add(stateName(node))
    for (const transition of transitions) parts.add(transitionName(transition))
    for (const outcome of outcomesOf(leaves.length > 0 ? leaves : sources, eventType, transitions)) parts.add(outcome)
    before.set(actor, next)
  }

  /** Records the active states after an event, and the failed guards of their eventless transitions. */
  function rest(actor: object, snapshot: AnyMachineSnapshot) {
    const parts = partsOf(snapshot.machine.id)
    for (const node of snapshot._nodes) parts.add(stateName(node))
    if (snapshot.status === 'active') for (const outcome of outcomesOf(innermost(snapshot), '', [])) parts.add(outcome)
    before.set(actor, snapshot)
  }

  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type === '@xstate.microstep') step(event.actorRef, event)
      else if (event.type === '@xstate.snapshot' && isOfMachine(event.snapshot)) rest(event.actorRef, event.snapshot)
    },
    /** Returns the names of a machine's covered parts. */
    of: (machine: string): ReadonlySet<string> => partsOf(machine),
    /** Ids of the machines with covered parts. */
    machines: (): readonly string[] => [...byMachine.keys()],
  }
}

const nothing = () => {}

/** Actions that cannot immediately send an event to their machine. */
const withoutEffect = new Set(['xstate.emit', 'xstate.raise', 'xstate.cancel', 'xstate.stopChild'])

/**
 * Predicts which parts an event will cover, without running actions or starting actors. `end` is the snapshot after the
 * event; null if an action or an actor might change it. Actors named in `waiting` wait for a step.
 */
export function predict(
  actor: AnyActor,
  event: { type: string },
  waiting: readonly string[] = [],
): { parts: readonly string[]; end: AnyMachineSnapshot | null } {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const { machine } = snapshot
  const watch = recordCoverage()
  let hasEffects = false
  const system = { ...actor.system, _sendInspectionEvent: watch.inspect }
  const scope = {
    self: actor,
    id: actor.id,
    sessionId: actor.sessionId,
    system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: ({ type, params }: { type: string; params?: unknown }) => {
      const isStart = type === 'xstate.spawnChild' && waiting.includes(String(propertiesOf(params)['src']))
      hasEffects ||= !isStart && !withoutEffect.has(type)
    },
  }
  watch.inspect({ type: '@xstate.snapshot', actorRef: actor, rootId: '', event, snapshot })
  const end = machine.transition(snapshot, event, scope)
  return { parts: [...watch.of(machine.id)], end: hasEffects ? null : end }
}
