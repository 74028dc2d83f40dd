import { useEffect, useEffectEvent } from 'react'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { pressedCharacter } from './pressed-character.ts'
import { isShortcutAllowed } from './shortcut-allowed.ts'

/**
 * Calls `act` when the user presses `key` without modifiers, unless a control consumes it. `key` is a lower-case
 * character or the name of a key, null for none. `act` returns false if it did not handle the key.
 */
export function usePlainKey(key: string | null, act: () => unknown) {
  const isLeft = useIsLeft()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isLeft || (pressedCharacter(event) !== key && event.key !== key) || !isShortcutAllowed(event)) return
    if (act() !== false) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
