import { useEffect, useEffectEvent, useState } from 'react'
import { atLeisure } from '#actors/at-leisure.ts'
import { usePart } from '#ui/overlays/use-part.ts'
import { isPaletteKey } from './palette/is-palette-key.ts'
import type { usePreferences } from './use-preferences.ts'

const load = async () => (await import('./palette/commands.tsx')).Commands

/** The palette and the keys of the app, once the page is at leisure, or the palette is asked for. */
export function CommandsAtLeisure({ preferences }: { preferences: ReturnType<typeof usePreferences> }) {
  const { part: Commands, want } = usePart(load, 'The palette could not be opened')
  const [isWanted, setWanted] = useState(false)
  const show = useEffectEvent(() => want(() => undefined))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (Commands || !isPaletteKey(event)) return
    event.preventDefault()
    want(() => setWanted(true))
  })
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
  return Commands ? <Commands preferences={preferences} isWanted={isWanted} /> : null
}
