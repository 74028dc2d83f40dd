import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
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
}

const snapshotsBelow = ({ children }: AnyMachineSnapshot): Array<[AnyActorRef, AnyMachineSnapshot]> =>
  Object.values(children as Record<string, AnyActorRef>).flatMap(actor => {
    const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>
    return '_nodes' in snapshot
      ? [[actor, snapshot as AnyMachineSnapshot], ...snapshotsBelow(snapshot as AnyMachineSnapshot)]
      : []
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

type Begun = { step: RunStep | null; emitted: AnyEventObject[]; taken: string[]; end: (standing: Standing) => void }

/** The standings of a run, the start first. `look` gives the snapshot of its machine. */
export function standings(look: () => AnyMachineSnapshot) {
  const listeners = new Set<(standing: Standing) => void>()
  let moments: readonly Standing[] = []
  let begun: Begun | null = null
  const end = () => {
    if (!begun) return
    const { step, emitted, taken, end: tell } = begun
    const snapshot = look()
    const standing = { step, snapshot, below: new Map(snapshotsBelow(snapshot)), emitted, taken }
    begun = null
    moments = [...moments, standing]
    tell(standing)
    for (const listener of listeners) listener(standing)
  }
  return {
    /** Begins a step, which ends the one before; what is emitted and taken from here on is of this one. */
    begin(step: RunStep | null): Promise<Standing> {
      end()
      const { promise, resolve } = Promise.withResolvers<Standing>()
      begun = { step, emitted: [], taken: [], end: resolve }
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
    noteTaken: (ids: readonly string[]) => void begun?.taken.push(...ids),
    list: () => moments,
    /** Tells of each standing that is there from now on. */
    subscribe: (listener: (standing: Standing) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
