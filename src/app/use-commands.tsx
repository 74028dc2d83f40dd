import { useEffect, useEffectEvent, useState } from 'react'
import { useIdlePart } from '#patterns/loading/use-idle-part.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { type CommandRequest, isPaletteKey } from './palette/palette-entry.ts'

const palette = lazyPart(async () => (await import('./palette/commands.tsx')).Commands)

/** Loads the palette and its keys when the page is idle, or earlier when `setRequest` opens it. */
export function useCommands() {
  const [request, setRequest] = useState<CommandRequest | null>(null)
  const { part: Commands, want } = useIdlePart(palette)
  const show = useEffectEvent(() => want(() => undefined))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (Commands || !isPaletteKey(event)) return
    event.preventDefault()
    setRequest({ what: 'palette.open' })
  })
  useEffect(() => {
    if (request) show()
  }, [request])
  useEffect(() => {
    const leaving = new AbortController()
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, { signal: leaving.signal, capture: true })
    return () => leaving.abort()
  }, [])
  return { requestCommand: setRequest, commands: Commands ? <Commands request={request} /> : null }
}
