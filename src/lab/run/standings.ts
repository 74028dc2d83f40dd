import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { createListeners } from '#domain/listeners.ts'
import { childrenOf, isOfMachine } from './actors.ts'
import type { RunStep } from './steps.ts'

/** How it stands after a step. */
export type Standing = {
  /** Null for the start. */
  step: RunStep | null
  snapshot: AnyMachineSnapshot
  /** The snapshots of the machines beneath it. */
  below: ReadonlyMap<AnyActorRef, AnyMachineSnapshot>
  /** What the machine emitted in this step, in order. */
  emitted: readonly AnyEventObject[]
  /** The transitions that the machine took in this step, in order, by their ids in its chart. */
  taken: readonly string[]
  /** What made the machine throw in this step; null if it did not. */
  thrown: Thrown | null
}

/** An error of a machine. `action` is the action that ran; null for a guard (its message names it) or an assign action. */
export type Thrown = { error: unknown; event: string; action: string | null }

const snapshotsBelow = (above: AnyMachineSnapshot): Array<[AnyActorRef, AnyMachineSnapshot]> =>
  Object.values(childrenOf(above)).flatMap(actor => {
    const snapshot: unknown = actor.getSnapshot()
    return isOfMachine(snapshot) ? [[actor, snapshot], ...snapshotsBelow(snapshot)] : []
  })

/** Resolves once the handlers of every settled promise have run, and those that they settle. */
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
  /** The event that is handled, and the action that runs. */
  last: Pick<Thrown, 'event' | 'action'>
  end: (standing: Standing) => void
}

/** The standings of a run, the start first. `look` gives the snapshot of its machine. */
export function standings(look: () => AnyMachineSnapshot) {
  const { notify, subscribe } = createListeners<[Standing]>()
  let moments: readonly Standing[] = []
  let begun: Begun | null = null
  const end = () => {
    if (!begun) return
    const { step, emitted, taken, last, end: tell } = begun
    const snapshot = look()
    const thrown = snapshot.status === 'error' ? { error: snapshot.error, ...last } : null
    const standing = { step, snapshot, below: new Map(snapshotsBelow(snapshot)), emitted, taken, thrown }
    begun = null
    moments = [...moments, standing]
    tell(standing)
    notify(standing)
  }
  return {
    /** Begins a step, which ends the one before; what is emitted and taken from here on is of this one. */
    begin(step: RunStep | null): Promise<Standing> {
      end()
      const { promise, resolve } = Promise.withResolvers<Standing>()
      begun = { step, emitted: [], taken: [], last: { event: 'xstate.init', action: null }, end: resolve }
      return promise
    },
    /** Ends the step that was begun last once everything that follows from it by itself has happened. */
    async settle(): Promise<void> {
      const last = begun
      if (!last) return
      await settled()
      if (begun === last) end()
    },
    noteEmitted: (event: AnyEventObject) => void begun?.emitted.push(event),
    /** Notes what a machine does, in case that it throws. An error that a parent receives from its child is not the cause. */
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
    /** Tells of each standing that is there from now on. */
    subscribe,
  }
}
