import { useEffect, useEffectEvent } from 'react'
import { isFreeKey } from './free-key.ts'

/** Calls `act` when a key is pressed by itself anywhere on the screen, where it is free to mean that. `key` in small letters. */
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
