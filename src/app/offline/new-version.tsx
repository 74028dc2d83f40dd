import { use, useEffect } from 'react'
import { storeAppFiles } from '#actors/device/app-files.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { useEnvironment } from '#actors/environment.tsx'
import { browserStorage } from '#actors/storage.ts'
import { LeaveContext } from '#patterns/leaving/leave-context.ts'
import { offerNewVersion } from './offer-new-version.ts'

/** Marks browsers in which the app is installed. Their tabs share the service worker with the installed app. */
const installedKey = 'threereco.installed'
const noteInstalled = () => browserStorage.write(installedKey, 'yes')

/**
 * True if the app should start without a connection: in the demo, if the app is installed, and if a user works offline
 * on this device. Other browsers have no service worker, because it slows each start.
 */
function isNeededOffline(realm: string): boolean {
  if (matchMedia('(display-mode: standalone)').matches) noteInstalled()
  const isInstalled = typeof browserStorage.read(installedKey) === 'string'
  return import.meta.env.VITE_API === 'mock' || isInstalled || offlineMarker.read(realm) !== null
}

/** Offers a new version of the app when one is ready. Renders nothing. */
export function NewVersion() {
  const { isUnsaved } = use(LeaveContext)
  const { realm } = useEnvironment()
  useEffect(() => {
    const leaving = new AbortController()
    const report = (error: unknown) => {
      if (!leaving.signal.aborted) reportError(error)
    }
    const onInstalled = () => {
      noteInstalled()
      storeAppFiles().catch(report)
    }
    addEventListener('appinstalled', onInstalled, { signal: leaving.signal })
    const page = {
      isStored: () => isNeededOffline(realm),
      isUnsaved: () => isUnsaved('closing'),
      reload: () => location.reload(),
    }
    offerNewVersion(page, leaving.signal).catch(report)
    return () => leaving.abort()
  }, [isUnsaved, realm])
  return null
}
