import type { AnyActor, AnyEventObject, InspectionEvent } from 'xstate'
import { actorOf } from './actors.ts'

/**
 * Calls `onEvent` for each event from outside the run that a machine of the run handles, before the effects are visible.
 * Events from actors, actions and delays are part of the run. Ignored events are not reported.
 */
export function observeExternalEvents(
  isOwn: (event: AnyEventObject) => boolean,
  onEvent: (actor: AnyActor, event: AnyEventObject) => void,
): (inspected: InspectionEvent) => void {
  const sent = new Set<AnyEventObject>()
  /** Actors with a running action. Like events from outside, events that an action sends have no source. */
  const acting = new Set<AnyActor>()
  const isFromOutside = (event: AnyEventObject) =>
    !event.type.startsWith('xstate.') &&
    !isOwn(event) &&
    ![...acting].some(actor => actor.getSnapshot().status === 'active')
  return inspected => {
    const actor = actorOf(inspected.actorRef)
    if (inspected.type === '@xstate.action') acting.add(actor)
    if (inspected.type === '@xstate.microstep' || inspected.type === '@xstate.snapshot') acting.delete(actor)
    if (inspected.type === '@xstate.event' && !inspected.sourceRef && isFromOutside(inspected.event)) {
      sent.add(inspected.event)
    }
    // Waits for the microstep, because other events might have been queued earlier.
    if (inspected.type === '@xstate.microstep' && sent.delete(inspected.event) && inspected._transitions.length > 0) {
      onEvent(actor, inspected.event)
    }
    if (inspected.type === '@xstate.snapshot') sent.delete(inspected.event)
  }
}
