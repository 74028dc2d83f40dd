import type { ComponentType } from 'react'
import type { Environment } from '#actors/environment.tsx'
import { sessionKnown } from '#actors/session/session.actor.ts'
import { likelyUser } from '#actors/session/verify-session-owner.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { missingFor, type RouteUser } from '#routing/may-open.ts'
import type { ScreenMatch } from '#routing/routes.ts'

/** Props of every screen: the id in its address (empty if none) and the prefetched response, if it was in time. */
export type ScreenProps = { id: string; answer?: unknown }

/** Fetches the first data of a screen. Resolves when the screen can render completely. */
type Ask = (environment: Environment, route: ScreenMatch, search: string) => Promise<unknown>

/** Component of a route with its first request. */
export type Screen = ComponentType<ScreenProps> & { ask?: Ask }

type RequestContext = {
  environment: Environment
  /** API that keeps its responses for the coming screen. */
  api: Api
  /** Signed-in user, or the likely permissions while the session request is pending. */
  user: RouteUser
  /** Id in the address; empty if there is none. */
  id: string
  search: string
}

/** Signal of requests that continue after navigation, because their responses are cached. */
const unending = new AbortController().signal

function permittedUser(environment: Environment, route: ScreenMatch): RouteUser | null {
  const user = likelyUser(environment)
  return user?.type === route.access && missingFor(user, route).length === 0 ? user : null
}

/** Sends the first request on navigation; the component's first read consumes the response. */
export const withScreenLoader = (
  component: ComponentType<ScreenProps>,
  call: (asking: RequestContext, signal: AbortSignal) => Promise<unknown>,
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
