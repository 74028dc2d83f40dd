import type { ComponentType } from 'react'
import type { Environment } from '#actors/environment.tsx'
import { sessionApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { missingFor } from '#routing/may-open.ts'
import type { ScreenMatch } from '#routing/routes.ts'

/** The props of every screen: the id in its address, empty when there is none, and what its first call has given in time. */
export type ScreenProps = { id: string; answer?: unknown }

/** Makes the first call of a screen; resolves when there is enough to show the screen whole. */
type Ask = (environment: Environment, route: ScreenMatch, search: string) => Promise<unknown>

/** The component of a route, with the call that it makes first. */
export type Screen = ComponentType<ScreenProps> & { ask?: Ask }

type Asking = {
  environment: Environment
  /** The calls on records, whose answers are kept for the screen that comes. */
  api: Api
  /** Whose area the screen is in. */
  access: ScreenMatch['access']
  /** The id in the address, empty when there is none. */
  id: string
  search: string
}

/** Of a call that goes on when the screen is left: its answer is kept. */
const unending = new AbortController().signal

/**
 * The screen with its first call, which goes out as soon as the address is known. The answer waits for the component, whose
 * own first read takes it. A user who may not open the screen asks for nothing.
 */
export const withFirstCall = (
  component: ComponentType<ScreenProps>,
  call: (asking: Asking, signal: AbortSignal) => Promise<unknown>,
): Screen =>
  Object.assign(component, {
    ask: async (environment: Environment, route: ScreenMatch, search: string) => {
      const { user } = environment.session.getSnapshot().context
      if (user && (user.type !== route.access || missingFor(user, route).length > 0)) return null
      return call(
        { environment, api: sessionApi(environment).ahead, access: route.access, id: route.id ?? '', search },
        unending,
      )
    },
  })
