import { useEffect, useEffectEvent } from 'react'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { overlays } from './shortcut-allowed.ts'

/**
 * Calls `act` when the user presses Alt with a key, also in fields. `code` is the physical key, such as `KeyR`, because
 * Alt changes the character on a Mac. `act` returns true if it handled the key.
 */
export function useAltKey(act: (code: string) => boolean) {
  const isLeft = useIsLeft()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, code, target } = event
    if (isLeft || !altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest(overlays)) return
    if (act(code)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
