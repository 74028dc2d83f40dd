import { useLayoutEffect } from 'react'
import type { PaletteActor } from '#machines/palette/palette.selectors.ts'
import { isFreeKey, windows } from '#ui/keys/free-key.ts'
import { isPaletteKey, type PaletteEntry } from './palette-entry.ts'

/** The letter or sign of a key press, where the keyboard has other letters that of the key; '' for keys without one. */
function signOf({ key, code }: KeyboardEvent): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  return key.length === 1 ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase() : ''
}

/** Where letters lead to the item that begins with them. */
const withLetters = '[role="tree"], [role="treegrid"]'

const isIn = (target: EventTarget | null, what: string) => target instanceof Element && target.closest(what) !== null

/** Ctrl+K opens the palette and closes it, and single keys go to it. Nothing is opened over a window that is open. */
export function useKeys(palette: PaletteActor<PaletteEntry>) {
  // From the moment on which it is on show: until then its host hears the keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        // Never the browser's own search, also where nothing opens.
        event.preventDefault()
        if (event.repeat) return
        if (palette.getSnapshot().hasTag('open')) palette.send({ type: 'palette.close' })
        else if (!isIn(event.target, windows)) palette.send({ type: 'palette.open' })
        return
      }
      const key = signOf(event)
      const press = { type: 'key.press', key } as const
      if (key === '' || !isFreeKey(event) || isIn(event.target, withLetters)) return
      if (!palette.getSnapshot().can(press)) return
      event.preventDefault()
      palette.send(press)
    }
    // Before the controls of a screen, some of which keep their keys to themselves.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [palette])
}
