import { use, useEffect } from 'react'
import { LeaveContext } from '#patterns/leaving/leave-context.ts'
import { offerNewVersion } from './offer-new-version.ts'

/** Offers a new version of the app when one is ready. Renders nothing. */
export function NewVersion() {
  const { isUnsaved } = use(LeaveContext)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const leaving = new AbortController()
    const page = { isUnsaved: () => isUnsaved('closing'), reload: () => location.reload() }
    void offerNewVersion(page, leaving.signal)
    return () => leaving.abort()
  }, [isUnsaved])
  return null
}
