import { type ComponentType, lazy, type ReactNode } from 'react'
import { objectKeys } from 'ts-extras'
import type { Environment } from '#actors/environment.tsx'
import { calledNavigationMachine } from '#actors/navigation.actor.ts'
import { sessionKnown } from '#actors/session/session.actor.ts'
import { whenIdle } from '#actors/when-idle.ts'
import type { NavigationActor } from '#machines/navigation/navigation.selectors.ts'
import { isVerified } from '#machines/session/session.selectors.ts'
import type { Screen } from '#patterns/loading/screen-loader.ts'
import { isBehindGate } from '#routing/gate.ts'
import { missingFor } from '#routing/may-open.ts'
import { isPartOf, matchPath, type RouteMatch, routes, type ScreenMatch, type ScreenRoute } from '#routing/routes.ts'
import { preloadParts } from '#ui/lazy-part.ts'
import { loadScreen } from './screen-not-loaded.ts'
import { screens } from './screens.ts'
import { NotFoundScreen, StandaloneNotFound } from './standalone/not-found.tsx'

/** React components for a route. `Frame` is null before sign-in. */
export type ScreenParts = {
  Screen: Screen
  Frame: ComponentType<{ route: RouteMatch | null; children: ReactNode }> | null
}
export type Navigation = NavigationActor<ScreenParts>

const fetchFrame = async () => (await import('./areas/frame.area.ts')).Frame

async function fetchScreen(name: ScreenRoute): Promise<ScreenParts> {
  const [Screen, Frame] = await Promise.all([screens[name].load(), isBehindGate(routes[name]) ? fetchFrame() : null])
  return { Screen, Frame }
}

/**
 * Loads only the frame, which names the missing permissions. The screen loads later if the user receives these
 * permissions.
 */
async function fetchForbidden(name: ScreenRoute): Promise<ScreenParts> {
  const Screen = lazy(async () => ({ default: await loadScreen(screens[name].load()) }))
  return { Screen, Frame: await fetchFrame() }
}

const hasScreen = (route: RouteMatch | null): route is ScreenMatch => route !== null && route.name in screens

/** Loads the Not Found screen; for signed-in users, with the frame. */
async function fetchNotFound(environment: Environment): Promise<ScreenParts> {
  const Frame = isVerified(await sessionKnown(environment.session)) ? await fetchFrame() : null
  return { Screen: Frame ? NotFoundScreen : StandaloneNotFound, Frame }
}

/**
 * Returns likely next screens. For a list: its create, view and edit screens. For each of these screens: the list.
 * Before sign-in: `mfaVerify` and `business`.
 */
function likelyNextScreens(name: ScreenRoute): ScreenRoute[] {
  if (!isBehindGate(routes[name])) return ['mfaVerify', 'business']
  const all = objectKeys(screens)
  // Imports are rare, and their code is large.
  return all.filter(other => !other.endsWith('.import') && (isPartOf(name, other) || isPartOf(other, name)))
}

export const appNavigationMachine = (environment: Environment) =>
  calledNavigationMachine<ScreenParts>({
    code(path) {
      const route = matchPath(path)
      if (!hasScreen(route)) return loadScreen(fetchNotFound(environment))
      const { user } = environment.session.getSnapshot().context
      const isForbidden = user !== null && missingFor(user, route).length > 0
      return loadScreen(isForbidden ? fetchForbidden(route.name) : fetchScreen(route.name))
    },
    async ask({ Screen }, { path, search }) {
      const route = matchPath(path)
      return hasScreen(route) ? Screen.ask?.(environment, route, search) : undefined
    },
    async prepare(path, signal) {
      // Waits until the session is known, because the prefetched parts are for signed-in users.
      await sessionKnown(environment.session, signal)
      await whenIdle(signal)
      const route = matchPath(path)
      // Ignores a failed prefetch. The error is shown when the part is needed.
      await Promise.allSettled([
        preloadParts(),
        ...(hasScreen(route) ? likelyNextScreens(route.name).map(fetchScreen) : []),
      ])
      environment.prepare?.()
      // Also preloads the parts of the next screens, such as the dialog for pasting rows. Sign-in screens have none.
      if (hasScreen(route) && isBehindGate(routes[route.name])) await preloadParts()
    },
    async fetchAhead(path) {
      const route = matchPath(path)
      if (hasScreen(route) && navigator.onLine) await Promise.allSettled([fetchScreen(route.name)])
    },
  })
