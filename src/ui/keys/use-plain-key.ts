import { useEffect, useEffectEvent } from 'react'
import { isShortcutAllowed } from './shortcut-allowed.ts'

/** Calls `act` when a key without modifiers is pressed and no control consumes it. `key` is lower-case. */
export function usePlainKey(key: string, act: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !isShortcutAllowed(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
