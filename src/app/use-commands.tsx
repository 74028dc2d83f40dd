import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import { t } from '#messages/message.ts'
import { useLazyModule } from '#ui/overlays/use-lazy-module.ts'
import { type AskedCommand, isPaletteKey } from './palette/palette-entry.ts'

const load = async () => (await import('./palette/commands.tsx')).Commands

/** Loads the palette when the page is idle, or earlier when `ask` opens it. The sign-in screens don't load it. */
export function useCommands() {
  const { part: Commands, want } = useLazyModule(load, t('The palette could not be opened'))
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
    // A failed prefetch is ignored here. The error shows when the user opens the palette.
    whenIdle(signal)
      .then(load)
      .then(
        () => show(),
        () => undefined,
      )
    return () => leaving.abort()
  }, [])
  return { ask, commands: Commands ? <Commands asked={asked} /> : null }
}
