import { useEffect, useEffectEvent } from 'react'
import type { ActorRef, EventObject, Snapshot } from 'xstate'

/**
 * Calls back with each event of one type that an actor emits while the component is mounted. The function of the last render
 * is called.
 */
export function useEmitted<
  Shown extends Snapshot<unknown>,
  Sent extends EventObject,
  Emitted extends EventObject,
  Type extends Emitted['type'],
>(actor: ActorRef<Shown, Sent, Emitted>, type: Type, onEmitted: (event: Emitted & { type: Type }) => void) {
  const tell = useEffectEvent(onEmitted)
  useEffect(() => {
    const subscription = actor.on(type, event => tell(event as Emitted & { type: Type }))
    return () => subscription.unsubscribe()
  }, [actor, type])
}
