import { useEffect } from 'react'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { type Environment, useEnvironment, useUser } from '#actors/environment.tsx'
import { whenIdle } from '#actors/when-idle.ts'

async function startRefresh(environment: Environment, signal: AbortSignal) {
  await whenIdle(signal)
  const { offlineActor } = await import('#actors/device/offline.actor.ts')
  signal.throwIfAborted()
  offlineActor(environment)
}

/** Refreshes the data for working offline once a day, if the user works offline on this device. */
export function useOfflineRefresh() {
  const environment = useEnvironment()
  const { id } = useUser()
  useEffect(() => {
    if (!offlineMarker.isFor(environment.realm, id)) return
    const leaving = new AbortController()
    // Ignores a failure, because the older data stay and the next start of the app tries again.
    void Promise.allSettled([startRefresh(environment, leaving.signal)])
    return () => leaving.abort()
  }, [environment, id])
}
