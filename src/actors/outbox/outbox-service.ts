import { useEffect, useState } from 'react'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { type Environment, useEnvironment, useUser } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import type { Outbox } from './outbox.actor.ts'
import { outboxMarker } from './outbox-marker.ts'

const openOutbox = async (environment: Environment, over: AbortSignal): Promise<Outbox> =>
  (await import('./outbox.actor.ts')).startOutbox(environment, over)

/** Returns the outbox of the session. Its code loads on first use. */
export const outboxOf = (environment: Environment): Promise<Outbox> => sessionService(environment, openOutbox)

/** True if the user works offline on this device. */
export const useWorksOffline = (): boolean => offlineMarker.isFor(useEnvironment().realm, useUser().id)

/**
 * Returns the outbox of the session; null until it is loaded. Loads it if the user works offline on this device or has
 * unsent records on it.
 */
export function useOutbox(): Outbox | null {
  const environment = useEnvironment()
  const { id } = useUser()
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const { realm } = environment
  const isWanted = outbox === null && (offlineMarker.isFor(realm, id) || outboxMarker.isFor(realm, id))
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    outboxOf(environment).then(setOutbox, (error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [environment, isWanted])
  return outbox
}
