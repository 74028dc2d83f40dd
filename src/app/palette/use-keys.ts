import { useLayoutEffect } from 'react'
import type { PaletteActor } from '#machines/palette/palette.selectors.ts'
import { pressedCharacter } from '#ui/keys/pressed-character.ts'
import { isShortcutAllowed, overlays } from '#ui/keys/shortcut-allowed.ts'
import { isPaletteKey, type PaletteEntry } from './palette-entry.ts'

/** Selector of widgets with type-ahead, which consume letter keys. */
const withLetters = '[role="tree"], [role="treegrid"]'

const isIn = (target: EventTarget | null, what: string) => target instanceof Element && target.closest(what) !== null

/** Toggles the palette on Ctrl+K and sends it single-key shortcuts. Ignores all keys while another dialog is open. */
export function useKeys(palette: PaletteActor<PaletteEntry>) {
  // Uses a layout effect, so that no key is lost: `useCommands` stops handling keys when this component appears.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        // Prevents the browser's own action for Ctrl+K, even if the palette stays closed.
        event.preventDefault()
        if (event.repeat) return
        if (palette.getSnapshot().hasTag('open')) palette.send({ type: 'palette.close' })
        else if (!isIn(event.target, overlays)) palette.send({ type: 'palette.open' })
        return
      }
      const key = pressedCharacter(event)
      const press = { type: 'key.press', key } as const
      if (key === '' || !isShortcutAllowed(event) || isIn(event.target, withLetters)) return
      if (!palette.getSnapshot().can(press)) return
      event.preventDefault()
      palette.send(press)
    }
    // Capture phase, because some controls stop the propagation of key events.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [palette])
}
