import { useEffect, useEffectEvent, useState } from 'react'
import { useIdlePart } from '#patterns/loading/use-idle-part.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { type AskedCommand, isPaletteKey } from './palette/palette-entry.ts'

const palette = lazyPart(async () => (await import('./palette/commands.tsx')).Commands)

/** Loads the palette and its keys when the page is idle, or earlier when `ask` opens it. */
export function useCommands() {
  const [asked, ask] = useState<AskedCommand | null>(null)
  const { part: Commands, want } = useIdlePart(palette)
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
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, { signal: leaving.signal, capture: true })
    return () => leaving.abort()
  }, [])
  return { ask, commands: Commands ? <Commands asked={asked} /> : null }
}
