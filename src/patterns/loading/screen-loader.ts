import type { ComponentType } from 'react'
import type { Environment } from '#actors/environment.tsx'
import { sessionKnown } from '#actors/session/session.actor.ts'
import { likelyUser } from '#actors/session/verify-session-owner.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { missingFor, type RouteUser } from '#routing/may-open.ts'
import type { ScreenMatch } from '#routing/routes.ts'

/**
 * Props of every screen. `id` is from the URL, or empty. `answer` is the prefetched response, if it arrived in time.
 */
export type ScreenProps = { id: string; answer?: unknown }

/** Fetches the first data of a screen. Resolves when the screen can render its content. */
type Ask = (environment: Environment, route: ScreenMatch, search: string) => Promise<unknown>

/** Component of a route. `ask` sends its first request. */
export type Screen = ComponentType<ScreenProps> & { ask?: Ask }

type RequestContext = {
  environment: Environment
  /** API that keeps responses until the screen reads them. */
  api: Api
  /** Signed-in user. While the session request is pending, the user with the likely permissions. */
  user: RouteUser
  /** Id from the URL; empty if the URL has none. */
  id: string
  search: string
}

/** Signal that never aborts. Prefetch requests continue after navigation, because their responses are cached. */
const unending = new AbortController().signal

function permittedUser(environment: Environment, route: ScreenMatch): RouteUser | null {
  const user = likelyUser(environment)
  return user?.type === route.access && missingFor(user, route).length === 0 ? user : null
}

/**
 * Adds a first request to a screen. The request is sent on navigation, and the component's first read consumes the
 * response.
 */
export const withScreenLoader = (
  component: ComponentType<ScreenProps>,
  call: (context: RequestContext, signal: AbortSignal) => Promise<unknown>,
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
