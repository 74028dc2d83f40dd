import type { AnyActor, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { isOfMachine } from '#lab/run/actors.ts'
import { candidatesOf, guardName, guardOutcome, innermost, stateName, transitionName } from './parts.ts'

/** A step of a machine within the handling of an event; what it took is not in the types of XState. */
type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode) => {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) if (at === ancestor) return true
  return false
}

/** What guards said while an event was offered to a machine in some states, which took these transitions. */
export function outcomesOf(
  leaves: readonly AnyStateNode[],
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  const found: string[] = []
  const asked = new Set<AnyStateNode>()
  /** Whether a transition of this state, or of one within it, was taken: those of its parents are not tried then. */
  const isAnswered = (node: AnyStateNode) => taken.some(({ source }) => isWithin(source, node))
  const ask = (node: AnyStateNode) => {
    for (const candidate of candidatesOf(node, eventType)) {
      const guard = guardName(candidate)
      const isTaken = taken.includes(candidate)
      if (guard !== null) found.push(guardOutcome(guard, isTaken))
      if (isTaken || guard === null) return
    }
  }
  for (const leaf of leaves) {
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      if (asked.has(node)) break
      if (Object.values(node.states).some(isAnswered)) break
      asked.add(node)
      ask(node)
      if (isAnswered(node)) break
    }
  }
  return found
}

/**
 * Notes which states, transitions and outcomes of guards machines take, from what an inspector is told about their actors:
 * give `inspect` to `createActor`, or to the system of an actor before its first event. Machines are told apart by their id.
 */
export function takenParts() {
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
    // A machine begins without a snapshot, and with the states that lead to its first one.
    const last = before.get(actor)
    const leaves = last ? innermost(last) : []
    const sources = transitions.map(({ source }) => source)
    for (const node of [...sources, ...next._nodes]) parts.add(stateName(node))
    for (const transition of transitions) parts.add(transitionName(transition))
    for (const outcome of outcomesOf(leaves.length > 0 ? leaves : sources, eventType, transitions)) parts.add(outcome)
    before.set(actor, next)
  }

  /** At rest, no transition without an event is possible. */
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
    /** The parts of a machine that were taken so far, by their names. */
    of: (machine: string): ReadonlySet<string> => partsOf(machine),
    /** The ids of the machines that took anything so far. */
    machines: (): readonly string[] => [...byMachine.keys()],
  }
}

const nothing = () => {}

/** The parts that a machine would take for an event as it stands. Nothing is done: no action runs, and no actor starts. */
export function foreseen(actor: AnyActor, event: { type: string }): readonly string[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const { machine } = snapshot
  const watch = takenParts()
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
    actionExecutor: nothing,
  }
  watch.inspect({ type: '@xstate.snapshot', actorRef: actor, rootId: '', event, snapshot })
  machine.transition(snapshot, event, scope)
  return [...watch.of(machine.id)]
}
