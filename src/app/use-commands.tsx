import { useEffect, useEffectEvent, useState } from 'react'
import { atLeisure } from '#actors/at-leisure.ts'
import { usePart } from '#ui/overlays/use-part.ts'
import { type AskedCommand, isPaletteKey } from './palette/palette-entry.ts'

const load = async () => (await import('./palette/commands.tsx')).Commands

/** Loaded when the page is idle, or `ask` opens them: their file is not fetched while signing in. */
export function useCommands() {
  const { part: Commands, want } = usePart(load, 'The palette could not be opened')
  const [asked, ask] = useState<AskedCommand | null>(null)
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
    // What could not be fetched is said once it is asked for.
    atLeisure(signal)
      .then(load)
      .then(
        () => show(),
        () => undefined,
      )
    return () => leaving.abort()
  }, [])
  return { ask, commands: Commands ? <Commands asked={asked} /> : null }
}
