import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { Instrument } from '#actors/make-actor.ts'
import { createListeners } from '#domain/listeners.ts'
import { pathOf, transitionIdOf } from '#lab/chart/chart-transitions.ts'
import { actorOf, isOfMachine } from '#lab/run/actors.ts'
import { fieldsIn } from '#rules/fields.ts'
import { eventLog } from './event-log.ts'
import { isMachine, recordEvents } from './record-events.ts'
import { type RecordedActor, recordedActor, storeSnapshot } from './recorded-actor.ts'

/** Number of ended actors that are kept. */
const mostEnded = 12

type Context = Readonly<Record<string, unknown>>

/** Keeps the known actors: running ones and those that ended last. */
function metActors() {
  const known = new WeakMap<AnyActor, RecordedActor>()
  const running = new Set<RecordedActor>()
  /** By id of the machine. */
  const counts = new Map<string, number>()
  let ended: readonly RecordedActor[] = []

  function meet(ref: AnyActor): RecordedActor {
    const before = known.get(ref)
    if (before) return before
    const id = String(fieldsIn(ref.logic)['id'])
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    const seen = recordedActor(ref, id, ref._parent ? meet(actorOf(ref._parent)) : null, count)
    known.set(ref, seen)
    return seen
  }
  function end(actor: RecordedActor) {
    if (!running.delete(actor)) return
    actor.ref = null
    if (!actor.parent) ended = [actor, ...ended].slice(0, mostEnded)
  }
  /** Ends actors that threw an error or that the app dropped. Neither sends a notification. */
  function endLost() {
    for (const actor of running) if (actor.ref?.deref()?.getSnapshot().status !== 'active') end(actor)
  }
  return {
    meet,
    begin: (actor: RecordedActor) => {
      if (!actor.parent) endLost()
      running.add(actor)
    },
    end,
    /** Returns running machines in starting order, parents before children. */
    running: (): readonly RecordedActor[] => {
      endLost()
      return [...running]
    },
    /** Returns ended machines without a parent, latest first. */
    ended: () => ended,
  }
}

/** Notifies listeners asynchronously, because actors are created during renders. */
function asyncListeners() {
  const { notify, subscribe } = createListeners()
  let isTelling = false
  const tell = () => {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      notify()
    })
  }
  return { tell, subscribe }
}

/** Records the actors of the app. Returns the instrumentation for creating actors, and the recording. */
export function recordActors() {
  const { meet, begin, end, running, ended } = metActors()
  /** Machines with a running action. */
  const acting = new WeakSet<RecordedActor>()
  /** Transitions of the event that a machine is processing. */
  const taking = new WeakMap<RecordedActor, string[]>()
  const ids = new WeakMap<AnyTransitionDefinition, string>()
  /** Current and previous context of a live actor. */
  const contexts = new WeakMap<AnyActorRef, { last: Context; before: Context | undefined }>()
  const { tell, subscribe } = asyncListeners()
  const passed = eventLog()
  let version = 0

  const hear = recordEvents({ meet, isActing: actor => acting.has(actor), pass: passed.pass })

  function step(actor: RecordedActor, snapshot: AnyMachineSnapshot, transitions: readonly AnyTransitionDefinition[]) {
    acting.delete(actor)
    storeSnapshot(actor, snapshot)
    if (transitions.length === 0) return
    const taken = taking.get(actor) ?? []
    taking.set(actor, taken)
    for (const transition of transitions) {
      const id = ids.get(transition) ?? transitionIdOf(transition)
      ids.set(transition, id)
      taken.push(id)
      actor.visited.transitions.add(id)
      // Transient states are in no snapshot.
      actor.visited.states.add(pathOf(transition.source))
    }
  }
  function rest(ref: AnyActor, snapshot: AnyMachineSnapshot) {
    const actor = meet(ref)
    const before = contexts.get(ref)?.last
    if (before !== snapshot.context) contexts.set(ref, { last: snapshot.context, before })
    acting.delete(actor)
    storeSnapshot(actor, snapshot)
    actor.taken = taking.get(actor) ?? actor.taken
    taking.delete(actor)
    if (snapshot.status !== 'active') end(actor)
  }
  function act(actor: RecordedActor, { type, params }: { type: string; params: unknown }) {
    if (!type.startsWith('xstate.')) return void acting.add(actor)
    acting.delete(actor)
    if (type !== 'xstate.emit') return
    const { type: emitted, ...carried } = fieldsIn(fieldsIn(params)['event'])
    passed.pass(actor, null, `emits ${String(emitted)}`, carried)
  }

  function inspect(event: InspectionEvent) {
    const ref = actorOf(event.actorRef)
    if (event.type === '@xstate.event') {
      if (event.event.type === 'xstate.init' && isMachine(ref)) begin(meet(ref))
      hear(event.sourceRef && actorOf(event.sourceRef), ref, event.event)
    } else if (!isMachine(ref)) return
    else if (event.type === '@xstate.microstep' && isOfMachine(event.snapshot)) {
      step(meet(ref), event.snapshot, event._transitions)
    } else if (event.type === '@xstate.snapshot' && isOfMachine(event.snapshot)) rest(ref, event.snapshot)
    else if (event.type === '@xstate.action') act(meet(ref), event.action)
    version += 1
    tell()
  }

  const instrument: Instrument = (logic, options) => [logic, { ...options, inspect }]
  return {
    instrument,
    recording: {
      running,
      ended,
      /** Returns an actor's context before its last change; undefined for the first one. */
      contextBefore: (ref: AnyActorRef): Context | undefined => contexts.get(ref)?.before,
      /** Latest events, oldest first. */
      events: passed.latest,
      /** Returns a number that changes after each update. */
      version: () => version,
      subscribe,
    },
  }
}

export type Recording = ReturnType<typeof recordActors>['recording']
