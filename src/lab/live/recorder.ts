import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { createListeners } from '#domain/listeners.ts'
import { pathOf, transitionIdOf } from '#lab/core/chart/chart-transitions.ts'
import { messageLog } from '#lab/core/inspect/message-log.ts'
import { actorOf, isOfMachine } from '#lab/core/run/actors.ts'
import { fieldsIn } from '#rules/fields.ts'
import { isMachine, recordEvents } from './record-events.ts'
import { type RecordedActor, recordedActor, storeSnapshot } from './recorded-actor.ts'

/** Number of ended actors that are kept. */
const mostEnded = 12

type Context = Readonly<Record<string, unknown>>

/** Keeps the running actors and the most recently ended actors. */
function metActors() {
  const known = new WeakMap<AnyActor, RecordedActor>()
  const running = new Set<RecordedActor>()
  /** Number of actors so far, by machine id. */
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
  /** Ends the records of actors that threw an error or that the app dropped. XState reports neither. */
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
    /** Returns the running machines in start order, parents before children. */
    running: (): readonly RecordedActor[] => {
      endLost()
      return [...running]
    },
    /** Returns ended machines without a parent, latest first. */
    ended: () => ended,
  }
}

/**
 * Creates listeners that are notified asynchronously. Actors start during renders, when a listener must not update
 * React state.
 */
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

/** Records the app's actors. Returns the recording, and the observer of their inspection events. */
export function recordActors() {
  const { meet, begin, end, running, ended } = metActors()
  /** Machines that are executing an action. */
  const acting = new WeakSet<RecordedActor>()
  /** Transitions taken for the event that a machine is processing, by machine. */
  const taking = new WeakMap<RecordedActor, string[]>()
  const ids = new WeakMap<AnyTransitionDefinition, string>()
  /** Current and previous context, by actor. */
  const contexts = new WeakMap<AnyActorRef, { last: Context; before: Context | undefined }>()
  const { tell, subscribe } = asyncListeners()
  const log = messageLog<RecordedActor>()
  let version = 0

  const hear = recordEvents({
    meet,
    isActing: actor => acting.has(actor),
    pass: (from, to, words, payload, kind = 'event') => log.add({ from, to, words, payload, kind }),
  })

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
      // Snapshots lack transient states, so the sources of transitions are added.
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
    log.add({ from: actor, to: null, words: `emits ${String(emitted)}`, payload: carried })
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

  return {
    inspect,
    recording: {
      running,
      ended,
      /** Returns an actor's context before its last change; undefined before the first change. */
      contextBefore: (ref: AnyActorRef): Context | undefined => contexts.get(ref)?.before,
      /** Latest messages, oldest first. */
      messages: log.latest,
      /** Returns a number that changes after each update. */
      version: () => version,
      subscribe,
    },
  }
}

export type Recording = ReturnType<typeof recordActors>['recording']
