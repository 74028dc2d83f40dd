import type { Actor, AnyActorLogic, EmittedFrom, EventObject } from 'xstate'
import { parentWith } from '#machines/fakes.ts'

/** Returns an array that collects all events that the actor emits from now on. */
export function emittedBy<Logic extends AnyActorLogic>(actor: Actor<Logic>): Array<EmittedFrom<Logic>> {
  const emitted: Array<EmittedFrom<Logic>> = []
  actor.on('*', event => emitted.push(event))
  return emitted
}

/** Returns a parent actor, and the array in which it collects the reports of its child. */
export function recordingParent<Report extends EventObject>() {
  const reports: Report[] = []
  return { reports, parent: parentWith<Report>(report => void reports.push(report)) }
}

/** Runs all pending promise callbacks, and the callbacks that follow from them. */
export const settled = () => new Promise<void>(resolve => setImmediate(resolve))
