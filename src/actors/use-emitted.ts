import { useEffect, useEffectEvent } from 'react'
import type { ActorRef, EventObject, Snapshot } from 'xstate'

/**
 * Calls the callback for each emitted event of one type while the component is mounted. Always uses the callback of the
 * latest render.
 */
export function useEmitted<
  Shown extends Snapshot<unknown>,
  Sent extends EventObject,
  Emitted extends EventObject,
  Type extends Emitted['type'],
>(actor: ActorRef<Shown, Sent, Emitted>, type: Type, onEmitted: (event: Emitted & { type: Type }) => void) {
  const notify = useEffectEvent(onEmitted)
  useEffect(() => {
    const subscription = actor.on(type, event => notify(event as Emitted & { type: Type }))
    return () => subscription.unsubscribe()
  }, [actor, type])
}
