import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { waitingToasts } from './toasts.ts'

/**
 * The toaster, fetched when the first toast is shown and kept from then on. Where its file does not come, the toasts
 * wait, and the next one asks for it again: no message is worth the screen it is about.
 */
export function LazyToaster() {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.count)
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    if (waiting === 0 || Toaster) return
    let isWanted = true
    const fetchToaster = async () => {
      try {
        const file = await import('./toaster.tsx')
        if (isWanted) setToaster(() => file.Toaster)
      } catch {
        // The toasts go on waiting, and the next one asks again.
      }
    }
    void fetchToaster()
    return () => {
      isWanted = false
    }
  }, [waiting, Toaster])
  return Toaster ? <Toaster /> : null
}
