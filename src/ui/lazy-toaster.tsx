import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { waitingToasts } from './toasts.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The toaster, fetched when the first toast is shown and kept from then on. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.isAny)
  const [isKept, setKept] = useState(isWanted)
  if (isWanted && !isKept) setKept(true)
  return isKept ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
