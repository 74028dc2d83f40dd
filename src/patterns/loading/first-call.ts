import type { ComponentType } from 'react'
import type { Environment } from '#actors/environment.tsx'
import { likelyUser } from '#actors/session/make-sure.ts'
import { sessionKnown } from '#actors/session/session.actor.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { missingFor, type RouteUser } from '#routing/may-open.ts'
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
  /** Who asks: the signed-in user, or their likely permissions while the server is still asked who that is. */
  user: RouteUser
  /** The id in the address, empty when there is none. */
  id: string
  search: string
}

/** Of a call that goes on when the screen is left: its answer is kept. */
const unending = new AbortController().signal

/** The user, if they may open the screen as far as is known. */
function permittedUser(environment: Environment, route: ScreenMatch): RouteUser | null {
  const user = likelyUser(environment)
  return user?.type === route.access && missingFor(user, route).length === 0 ? user : null
}

/** The call goes out with the address, and the component's first read takes its answer. */
export const withFirstCall = (
  component: ComponentType<ScreenProps>,
  call: (asking: Asking, signal: AbortSignal) => Promise<unknown>,
): Screen =>
  Object.assign(component, {
    ask: async (environment: Environment, route: ScreenMatch, search: string) => {
      if (!permittedUser(environment, route)) await sessionKnown(environment.session)
      const user = permittedUser(environment, route)
      if (!user) return null
      const { ahead: api } = sessionApi(environment)
      return call({ environment, api, user, id: route.id ?? '', search }, unending)
    },
  })
