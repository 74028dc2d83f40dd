import { use, useEffect } from 'react'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { useEnvironment } from '#actors/environment.tsx'
import { LeaveContext } from '#patterns/leaving/leave-context.ts'
import { offerNewVersion } from './offer-new-version.ts'

/**
 * True if the app should start without a connection: in the demo, if the app is installed, and if a user works offline
 * on this device. A service worker makes each start slower, so that others have none.
 */
const isNeededOffline = (realm: string) =>
  import.meta.env.VITE_API === 'mock' ||
  matchMedia('(display-mode: standalone)').matches ||
  offlineMarker.read(realm) !== null

/** Offers a new version of the app when one is ready. Renders nothing. */
export function NewVersion() {
  const { isUnsaved } = use(LeaveContext)
  const { realm } = useEnvironment()
  useEffect(() => {
    const leaving = new AbortController()
    const page = {
      isStored: 'serviceWorker' in navigator && isNeededOffline(realm),
      isUnsaved: () => isUnsaved('closing'),
      reload: () => location.reload(),
    }
    offerNewVersion(page, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error)
    })
    return () => leaving.abort()
  }, [isUnsaved, realm])
  return null
}
