import { use, useEffect } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import { LeaveContext } from '#patterns/leaving/leave-context.ts'

/** Offers a new version of the app when one is ready. Renders nothing. */
export function NewVersion() {
  const { isUnsaved } = use(LeaveContext)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const leaving = new AbortController()
    const page = { isUnsaved: () => isUnsaved('closing'), reload: () => location.reload() }
    // Without this code, a new version starts after all tabs of the app are closed.
    whenIdle(leaving.signal)
      .then(() => import('./offer-new-version.ts'))
      .then(
        ({ offerNewVersion }) => offerNewVersion(page, leaving.signal),
        () => undefined,
      )
    return () => leaving.abort()
  }, [isUnsaved])
  return null
}
