import { useEffect, useEffectEvent } from 'react'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { pressedCharacter } from './pressed-character.ts'
import { isShortcutAllowed } from './shortcut-allowed.ts'

/** Calls `act` when the user presses `key` (lower-case, null for none) without modifiers, unless a control consumes it. */
export function usePlainKey(key: string | null, act: () => void) {
  const isLeft = useIsLeft()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isLeft || pressedCharacter(event) !== key || !isShortcutAllowed(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
