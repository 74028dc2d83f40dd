import { useEffect, useEffectEvent } from 'react'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { isMac } from './key-signs.ts'
import { overlays } from './shortcut-allowed.ts'

/** True if Alt with a key types a character there: in text fields on a Mac, but not in number fields. */
const typesCharacters = (target: EventTarget | null) =>
  isMac() && target instanceof Element && target.matches('input, textarea') && !target.matches('[role="spinbutton"]')

/**
 * Calls `act` when the user presses Alt with a key, also in fields, unless the key types a character. `code` is the
 * physical key, such as `KeyR`, because Alt changes the character on a Mac. `act` returns true if it handled the key.
 */
export function useAltKey(act: (code: string) => boolean) {
  const isLeft = useIsLeft()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, code, target } = event
    if (isLeft || !altKey || ctrlKey || metaKey || shiftKey) return
    if (typesCharacters(target) || (target instanceof Element && target.closest(overlays))) return
    if (act(code)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
