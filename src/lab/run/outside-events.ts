import type { AnyActor, AnyEventObject, InspectionEvent } from 'xstate'
import { actorOf } from './actors.ts'

/**
 * Tells of each event that one of the machines of a run takes and that was sent from outside of it, before anything of it is
 * seen. What an actor sends, an action or a delay, is of the run. An event that nothing takes is not told.
 */
export function outsideEvents(
  isOwn: (event: AnyEventObject) => boolean,
  tell: (actor: AnyActor, event: AnyEventObject) => void,
): (inspected: InspectionEvent) => void {
  const sent = new Set<AnyEventObject>()
  /** The actors whose actions run now: what these send has no source either. */
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
    // It may have waited for others before it.
    if (inspected.type === '@xstate.microstep' && sent.delete(inspected.event) && inspected._transitions.length > 0) {
      tell(actor, inspected.event)
    }
    if (inspected.type === '@xstate.snapshot') sent.delete(inspected.event)
  }
}
