import { useEffect, useEffectEvent, useState } from 'react'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { type AskedCommand, isPaletteKey } from './palette/palette-entry.ts'

const palette = lazyPart(async () => (await import('./palette/commands.tsx')).Commands)

/** Loads the palette when `ask` or its key opens it first. From then on, the palette listens to the keys. */
export function useCommands() {
  const [asked, ask] = useState<AskedCommand | null>(null)
  const { part: Commands } = usePart(palette, asked !== null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (Commands || !isPaletteKey(event)) return
    event.preventDefault()
    ask({ what: 'palette.open' })
  })
  useEffect(() => {
    const leaving = new AbortController()
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, { signal: leaving.signal, capture: true })
    return () => leaving.abort()
  }, [])
  return { ask, commands: Commands ? <Commands asked={asked} /> : null }
}
