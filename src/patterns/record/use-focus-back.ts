import { type RefObject, useEffect, useRef } from 'react'

/** A button that was disabled under the focus keeps it in some browsers, and hears no key. */
const isLost = () => document.activeElement === document.body || document.activeElement?.matches(':disabled')

/**
 * Where the focus goes when the form takes it away. While a new record is on its way its fields take none: it comes back
 * to where it was when the record is refused. After a save, or when changes are undone, the button that did it has
 * nothing left to do: the focus goes to the way out beside it. Gives what notes where the focus is, to be called before.
 */
export function useFocusBack(
  buttons: RefObject<HTMLElement | null>,
  { isRecording, hasChanges }: { isRecording: boolean; hasChanges: boolean },
) {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isRecording || !isLost()) return
    last.current?.focus()
    last.current = null
  }, [isRecording])
  useEffect(() => {
    if (hasChanges || !isLost() || last.current === null) return
    buttons.current?.querySelector('a')?.focus()
    last.current = null
  }, [hasChanges, buttons])
  return () => {
    last.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
}
