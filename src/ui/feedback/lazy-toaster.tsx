import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { waitingToasts } from './toasts.ts'

/**
 * The toaster, put up with the first toast and kept from then on. Its file is on the machine by then, as a rule; where it
 * does not come, toasts are told plainly.
 */
export function LazyToaster() {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.list)
  const [Toaster, setToaster] = useState<ComponentType>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (waiting.length === 0 || Toaster) return
    let isWanted = true
    // Awaited: a build has only the file itself within reach of a `then`, and not its style sheet.
    const putUp = async () => {
      try {
        const file = await import('./toaster.tsx')
        if (isWanted) setToaster(() => file.Toaster)
      } catch {
        setMissing(true)
      }
    }
    void putUp()
    return () => {
      isWanted = false
    }
  }, [waiting, Toaster])
  // There from the first, and not only with the first toast: what is put into a page behind a question is mute and inert.
  return (
    <div data-react-aria-top-layer="">
      {Toaster ? <Toaster /> : isMissing && waiting.length > 0 ? <PlainToasts toasts={waiting} /> : null}
    </div>
  )
}
