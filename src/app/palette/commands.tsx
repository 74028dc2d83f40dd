import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useLocation, useRouter } from 'wouter'
import { type Environment, useEnvironment, usePreferences, useUser } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { calledPaletteMachine } from '#actors/palette.actor.ts'
import { sessionService } from '#actors/session/session-services.ts'
import { sessionApi } from '#actors/use-api.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useSignOut } from '#app/frame/use-sign-out.ts'
import type { PaletteActor } from '#machines/palette/palette.selectors.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { keyTableFor } from './key-table.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { PaletteDialog } from './palette-dialog.tsx'
import type { CommandRequest, PaletteEntry } from './palette-entry.ts'
import { newRecordsFor, screensFor } from './palette-places.ts'
import { preferencesFor } from './palette-preferences.ts'
import { sourcesFor } from './palette-sources.ts'
import { useKeys } from './use-keys.ts'

function start(environment: Environment, over: AbortSignal): PaletteActor<PaletteEntry> {
  const machine = calledPaletteMachine<PaletteEntry>(() => {
    const user = ownerOf(environment.session.getSnapshot().context)
    return user ? sourcesFor({ api: sessionApi(environment), user, locale: environment.locale() }) : []
  })
  const palette = makeActor(environment, machine, { input: { rows: [] } }).start()
  over.addEventListener('abort', () => palette.stop())
  return palette
}

const paletteOf = (environment: Environment): PaletteActor<PaletteEntry> => sessionService(environment, start)

/** Renders the palette and the key list. `request` is the last requested command. */
export function Commands({ request }: { request: CommandRequest | null }) {
  const environment = useEnvironment()
  const { browserLocale } = environment
  const user = useUser()
  const signOut = useSignOut()
  const { base } = useRouter()
  const [path, navigate] = useLocation()
  const palette = paletteOf(environment)
  const [chosen, choose] = usePreferences()
  const isListing = useSelector(palette, snapshot => snapshot.hasTag('listing'))
  const rows = useMemo(
    (): PaletteEntry[] => [
      ...screensFor(user),
      ...newRecordsFor(user, path),
      ...preferencesFor({
        chosen,
        browserLocale,
        choose,
        showKeys: () => palette.send({ type: 'keys.show' }),
        signOut,
      }),
    ],
    [user, path, chosen, choose, browserLocale, palette, signOut],
  )
  useEffect(() => {
    // When the session ends, the palette actor stops before this component unmounts.
    if (palette.getSnapshot().status === 'active') palette.send({ type: 'rows.offer', rows })
  }, [palette, rows])
  useEffect(() => {
    if (request) palette.send({ type: request.what })
  }, [request, palette])
  useEmitted(palette, 'row.chosen', ({ row, isNewTab }) => {
    if (!('path' in row)) row.act()
    else if (isNewTab) window.open(base + row.path, '_blank', 'noopener')
    else navigate(row.path)
  })
  useKeys(palette)
  return (
    <>
      <PaletteDialog palette={palette} />
      <KeysDialog
        rows={keyTableFor(user)}
        isOpen={isListing}
        onClose={() => palette.send({ type: 'palette.close' })}
        isSingleOn={chosen.keys === 'on'}
        onSingle={isOn => choose('keys', isOn ? 'on' : 'off')}
      />
    </>
  )
}
