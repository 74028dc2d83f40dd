import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { createListeners } from '#domain/listeners.ts'
import { childrenOf, isOfMachine } from './actors.ts'
import type { RunStep } from './steps.ts'

/** State of a run after a step. */
export type Moment = {
  /** Null for the start. */
  step: RunStep | null
  snapshot: AnyMachineSnapshot
  /** Snapshots of the descendant machines. */
  below: ReadonlyMap<AnyActorRef, AnyMachineSnapshot>
  /** Events that the machine emitted in this step, in order. */
  emitted: readonly AnyEventObject[]
  /** Transitions of this step, in order, by chart id. */
  taken: readonly string[]
  /** Error of this step, or null. */
  thrown: Thrown | null
}

/** Error of a machine. `action` is the running action; null for a guard (its message names it) or an assign action. */
export type Thrown = { error: unknown; event: string; action: string | null }

const snapshotsBelow = (above: AnyMachineSnapshot): Array<[AnyActorRef, AnyMachineSnapshot]> =>
  Object.values(childrenOf(above)).flatMap(actor => {
    const snapshot: unknown = actor.getSnapshot()
    return isOfMachine(snapshot) ? [[actor, snapshot], ...snapshotsBelow(snapshot)] : []
  })

/** Resolves after all handlers of settled promises have run, including those that they settle. */
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
  taken: string[]
  /** Current event and running action. */
  last: Pick<Thrown, 'event' | 'action'>
  end: (moment: Moment) => void
}

/** Collects the moments of a run, start first. `look` returns the snapshot of its machine. */
export function collectMoments(look: () => AnyMachineSnapshot) {
  const { notify, subscribe } = createListeners<[Moment]>()
  let moments: readonly Moment[] = []
  let begun: Begun | null = null
  const end = () => {
    if (!begun) return
    const { step, emitted, taken, last, end: tell } = begun
    const snapshot = look()
    const thrown = snapshot.status === 'error' ? { error: snapshot.error, ...last } : null
    const moment = { step, snapshot, below: new Map(snapshotsBelow(snapshot)), emitted, taken, thrown }
    begun = null
    moments = [...moments, moment]
    tell(moment)
    notify(moment)
  }
  return {
    /** Starts a step and ends the previous one. Later emitted events and transitions belong to it. */
    begin(step: RunStep | null): Promise<Moment> {
      end()
      const { promise, resolve } = Promise.withResolvers<Moment>()
      begun = { step, emitted: [], taken: [], last: { event: 'xstate.init', action: null }, end: resolve }
      return promise
    },
    /** Ends the current step after all of its automatic effects. */
    async settle(): Promise<void> {
      const last = begun
      if (!last) return
      await settled()
      if (begun === last) end()
    },
    noteEmitted: (event: AnyEventObject) => void begun?.emitted.push(event),
    /**
     * Remembers the current event and action, in case the machine throws. An error that a parent receives from a child
     * is not the cause.
     */
    noteWork(inspected: InspectionEvent) {
      if (!begun) return
      if (inspected.type === '@xstate.event' && !inspected.event.type.startsWith('xstate.error.')) {
        begun.last = { event: inspected.event.type, action: null }
      }
      if (inspected.type === '@xstate.action') begun.last.action = inspected.action.type
      if (inspected.type === '@xstate.microstep') begun.last.action = null
    },
    noteTaken: (ids: readonly string[]) => void begun?.taken.push(...ids),
    list: () => moments,
    subscribe,
  }
}
