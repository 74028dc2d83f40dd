import { useEffect, useEffectEvent } from 'react'
import { isFreeKey } from './free-key.ts'

/** Calls `act` when a key without modifiers is pressed and no control consumes it. `key` is lower-case. */
export function usePlainKey(key: string, act: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !isFreeKey(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
