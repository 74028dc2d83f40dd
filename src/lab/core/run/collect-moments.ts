import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { withResolvers } from '#lab/core/node-20.ts'
import { childrenOf, isOfMachine } from './actors.ts'
import type { RunStep } from './steps.ts'

/** State of a run after a step. */
export type Moment = {
  /** Step that led here; null at the start. */
  step: RunStep | null
  snapshot: AnyMachineSnapshot
  /** Snapshots of the descendant machines, by actor. */
  below: ReadonlyMap<AnyActorRef, AnyMachineSnapshot>
  /** Events that the machine emitted during this step, in order. */
  emitted: readonly AnyEventObject[]
  /** Chart ids of the transitions of this step, in order. */
  transitions: readonly string[]
  /** Error that this step caused, or null. */
  thrown: Thrown | null
}

/**
 * Error that stopped a machine. `action` is the action that threw it; null if an assign action or a guard threw it. For
 * a guard, the error message contains the guard's name.
 */
export type Thrown = { error: unknown; event: string; action: string | null }

const snapshotsBelow = (above: AnyMachineSnapshot): Array<[AnyActorRef, AnyMachineSnapshot]> =>
  Object.values(childrenOf(above)).flatMap(actor => {
    const snapshot: unknown = actor.getSnapshot()
    return isOfMachine(snapshot) ? [[actor, snapshot], ...snapshotsBelow(snapshot)] : []
  })

/**
 * Resolves after the handlers of all settled promises have run. Includes handlers of promises that those handlers
 * settle.
 */
const settled = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

type Begun = {
  step: RunStep | null
  emitted: AnyEventObject[]
  transitions: string[]
  /** Current event and running action. */
  last: Pick<Thrown, 'event' | 'action'>
  end: (moment: Moment) => void
}

/** Collects the moments of a run, in order from the start. `look` returns the current snapshot of the run's machine. */
export function collectMoments(look: () => AnyMachineSnapshot) {
  const listeners = new Set<(moment: Moment) => void>()
  let moments: readonly Moment[] = []
  let begun: Begun | null = null
  const end = () => {
    if (!begun) return
    const { step, emitted, transitions, last, end: onEnd } = begun
    const snapshot = look()
    const thrown = snapshot.status === 'error' ? { error: snapshot.error, ...last } : null
    const moment = { step, snapshot, below: new Map(snapshotsBelow(snapshot)), emitted, transitions, thrown }
    begun = null
    moments = [...moments, moment]
    onEnd(moment)
    for (const listener of listeners) listener(moment)
  }
  return {
    /** Ends the current step and starts `step`. Events and transitions from now on are part of `step`. */
    begin(step: RunStep | null): Promise<Moment> {
      end()
      const { promise, resolve } = withResolvers<Moment>()
      begun = { step, emitted: [], transitions: [], last: { event: 'xstate.init', action: null }, end: resolve }
      return promise
    },
    /** Ends the current step after its asynchronous effects. */
    async settle(): Promise<void> {
      const last = begun
      if (!last) return
      await settled()
      if (begun === last) end()
    },
    noteEmitted: (event: AnyEventObject) => void begun?.emitted.push(event),
    /**
     * Stores the current event and action, in case the machine throws. Skips XState's error events: they forward a
     * child's error to its parent and are not the cause.
     */
    noteWork(inspected: InspectionEvent) {
      if (!begun) return
      if (inspected.type === '@xstate.event' && !inspected.event.type.startsWith('xstate.error.')) {
        begun.last = { event: inspected.event.type, action: null }
      }
      if (inspected.type === '@xstate.action') begun.last.action = inspected.action.type
      if (inspected.type === '@xstate.microstep') begun.last.action = null
    },
    noteTransitions: (ids: readonly string[]) => void begun?.transitions.push(...ids),
    list: () => moments,
    subscribe: (listener: (moment: Moment) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
