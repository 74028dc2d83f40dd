import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { calledPaletteMachine } from '#actors/palette.actor.ts'
import { ofSession } from '#actors/session/session-parts.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { PaletteActor } from '#machines/palette/palette.selectors.ts'
import { ownerOf } from '#machines/session/seat.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { sourcesFor } from './palette-sources.ts'

function start(environment: Environment, over: AbortSignal): PaletteActor<PaletteEntry> {
  const machine = calledPaletteMachine<PaletteEntry>(() => {
    const user = ownerOf(environment.session.getSnapshot().context)
    return user ? sourcesFor({ api: sessionApi(environment), user, locale: environment.locale() }) : []
  })
  const palette = makeActor(environment, machine, { input: { rows: [] } }).start()
  over.addEventListener('abort', () => palette.stop())
  return palette
}

/** The palette of a session. It waits for its rows, which the screens offer. */
export const paletteOf = (environment: Environment): PaletteActor<PaletteEntry> => ofSession(environment, start)
