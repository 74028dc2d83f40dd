import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import type { Instrument } from '#actors/make-actor.ts'
import { toProblem } from '#domain/problem.ts'
import { pathOf, transitionIdOf } from '#lab/chart/transitions-of.ts'
import { childPath } from '#lab/run/child-path.ts'
import { sentStep } from '#lab/run/same-steps.ts'
import type { SentEvent } from '#lab/run/steps.ts'
import { withoutSecrets } from './kept-payload.ts'
import { passedEvents } from './passed-events.ts'
import { letGo, noteSnapshot, noteStep, type SeenActor, seenActor } from './seen-actor.ts'

/** How many of the actors that have ended are kept. */
const mostEnded = 12

const isMachine = ({ logic }: AnyActor) => logic instanceof StateMachine
const slotName = ({ src, id }: AnyActor) => (typeof src === 'string' ? src : id)

/** Watches the actors of the app: gives what they are made through, and what there is to see of them. */
export function recordActors() {
  const known = new WeakMap<AnyActor, SeenActor>()
  const running = new Set<SeenActor>()
  /** Those whose own action runs now: what they send themselves from it comes without a sender. */
  const acting = new WeakSet<SeenActor>()
  /** What machines have taken for an event that they are not done with. */
  const taking = new WeakMap<SeenActor, string[]>()
  /** By the id of the machine. */
  const counts = new Map<string, number>()
  const ids = new WeakMap<AnyTransitionDefinition, string>()
  const listeners = new Set<() => void>()
  const passed = passedEvents()
  let ended: readonly SeenActor[] = []
  let isTelling = false
  let version = 0

  function meet(ref: AnyActor): SeenActor {
    const before = known.get(ref)
    if (before) return before
    const { id } = ref.logic as AnyStateMachine
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    const seen = seenActor(ref, ref._parent ? meet(ref._parent as AnyActor) : null, count)
    known.set(ref, seen)
    return seen
  }
  /** The machine that an actor is, or that it is a slot of. */
  const machineOf = (ref: AnyActor): SeenActor | null => {
    if (isMachine(ref)) return meet(ref)
    return ref._parent ? machineOf(ref._parent as AnyActor) : null
  }
  function end(actor: SeenActor) {
    if (!running.delete(actor)) return
    letGo(actor)
    if (!actor.parent) ended = [actor, ...ended].slice(0, mostEnded)
  }

  function begin(ref: AnyActor, { input }: AnyEventObject) {
    const actor = machineOf(ref)
    if (!isMachine(ref)) return passed.pass(actor, actor, `${slotName(ref)} begins`, input)
    if (actor) running.add(actor)
    passed.pass(actor?.parent ?? null, actor, 'starts', input)
  }
  /** A child has come to its end. */
  function hearEnd(child: AnyActor, to: SeenActor, { type, output, error }: AnyEventObject) {
    const from = machineOf(child)
    const hasFailed = type.startsWith('xstate.error.')
    if (isMachine(child)) return passed.pass(from, to, hasFailed ? 'fails' : 'ends', error ?? output)
    const slot = slotName(child)
    if (!hasFailed) {
      noteStep(to, null, { do: 'answer', slot })
      return passed.pass(to, to, `${slot} answers`, output)
    }
    const { kind } = toProblem(error)
    noteStep(to, null, { do: 'fail', slot, kind })
    passed.pass(to, to, `${slot} fails (${kind})`, error)
  }
  function hear(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject) {
    const { type, ...carried } = event
    if (type === 'xstate.init') return begin(target, event)
    const to = machineOf(target)
    if (!to) return
    if (source && /^xstate\.(?:done|error)\.actor\./.test(type)) return hearEnd(source, to, event)
    if (type.startsWith('xstate.after.')) {
      const [, , delay = type] = type.split('.')
      noteStep(to, null, { do: 'pass', delay })
      return passed.pass(to, to, `${delay} passes`, null)
    }
    if (!isMachine(target)) {
      // What a promise tells itself.
      if (!type.startsWith('xstate.')) passed.pass(to, to, `${slotName(target)} is told ${type}`, carried)
      return
    }
    if (source && !isMachine(source)) return passed.pass(to, to, `${slotName(source)} tells ${type}`, carried)
    const own = acting.has(to) ? to : null
    const from = source ? machineOf(source) : own
    if (to.ref && from !== to) noteStep(to, from, sentStep(withoutSecrets(event as SentEvent), childPath(to.ref)))
    passed.pass(from, to, type, carried)
  }

  function step(actor: SeenActor, snapshot: AnyMachineSnapshot, transitions: readonly AnyTransitionDefinition[]) {
    acting.delete(actor)
    noteSnapshot(actor, snapshot)
    if (transitions.length === 0) return
    const taken = taking.get(actor) ?? []
    taking.set(actor, taken)
    for (const transition of transitions) {
      const id = ids.get(transition) ?? transitionIdOf(transition)
      ids.set(transition, id)
      taken.push(id)
      actor.visited.transitions.add(id)
      // One that is left at once is in no snapshot.
      actor.visited.states.add(pathOf(transition.source))
    }
  }
  function rest(actor: SeenActor, snapshot: AnyMachineSnapshot) {
    acting.delete(actor)
    noteSnapshot(actor, snapshot)
    actor.taken = taking.get(actor) ?? actor.taken
    taking.delete(actor)
    if (snapshot.status !== 'active') end(actor)
  }
  function act(actor: SeenActor, { type, params }: { type: string; params: unknown }) {
    if (!type.startsWith('xstate.')) return void acting.add(actor)
    acting.delete(actor)
    if (type !== 'xstate.emit') return
    const { type: emitted, ...carried } = (params as { event: AnyEventObject }).event
    passed.pass(actor, null, `emits ${emitted}`, carried)
  }

  function inspect(event: InspectionEvent) {
    const ref = event.actorRef as AnyActor
    if (event.type === '@xstate.event') hear(event.sourceRef as AnyActor | undefined, ref, event.event)
    else if (!isMachine(ref)) return
    else if (event.type === '@xstate.microstep') {
      step(meet(ref), event.snapshot as AnyMachineSnapshot, event._transitions)
    } else if (event.type === '@xstate.snapshot') rest(meet(ref), event.snapshot as AnyMachineSnapshot)
    else if (event.type === '@xstate.action') act(meet(ref), event.action)
    version += 1
    tell()
  }
  /** Later, because actors are made while screens are drawn. */
  function tell() {
    if (isTelling || listeners.size === 0) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }

  const instrument: Instrument = (logic, options) => [logic, { ...options, inspect }]
  return {
    instrument,
    recording: {
      /** The machines that run, parents before their children, in the order in which they began. */
      running: (): readonly SeenActor[] => {
        // One that threw an error says nothing.
        for (const actor of running) if (actor.ref?.getSnapshot().status !== 'active') end(actor)
        return [...running]
      },
      /** Those without a parent that ended last, the latest one first. */
      ended: () => ended,
      /** The latest events, the oldest one first. */
      events: passed.latest,
      /** A number that is another one after each change. */
      version: () => version,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}

export type Recording = ReturnType<typeof recordActors>['recording']
