import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { type AskedCommand, isPaletteKey } from './palette/palette-entry.ts'

const palette = lazyPart(async () => (await import('./palette/commands.tsx')).Commands)

/** Loads the palette and its keys when the page is idle, or earlier when `ask` opens it. */
export function useCommands() {
  const [asked, ask] = useState<AskedCommand | null>(null)
  const [isPreloaded, setPreloaded] = useState(false)
  const { part: Commands, want } = usePart(palette, isPreloaded)
  const show = useEffectEvent(() => want(() => undefined))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (Commands || !isPaletteKey(event)) return
    event.preventDefault()
    ask({ what: 'palette.open' })
  })
  useEffect(() => {
    if (asked) show()
  }, [asked])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, { signal, capture: true })
    // A failed preload is ignored here. The error shows when the user opens the palette.
    whenIdle(signal)
      .then(palette.preload)
      .then(
        () => setPreloaded(true),
        () => undefined,
      )
    return () => leaving.abort()
  }, [])
  return { ask, commands: Commands ? <Commands asked={asked} /> : null }
}
