import { type ContextType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { tabStorage } from '#actors/storage.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { later } from '#app/later.tsx'
import { Splash } from '#app/lone-screens/lone-screen.tsx'
import { Resume } from '#app/resume.tsx'
import { Links } from '#app/router-links.tsx'
import { useCommands } from '#app/use-commands.tsx'
import { Leaving } from '#patterns/leaving/leaving.tsx'
import { forgetListVisit } from '#patterns/list/list-as-left.ts'
import { CreatorsContext } from '#patterns/lookup/creators.ts'
import { placeRoutes } from '#routing/list-routes.ts'
import { mayOpen, missingFor } from '#routing/may-open.ts'
import { homeOf, type RouteMatch, routes } from '#routing/routes.ts'
import { startScrollRestoration } from '#routing/scroll.ts'
import type { User } from '#schemas/user.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { type Destination, Shell } from '#ui/layout/shell.tsx'
import { UserMenu } from './user-menu.tsx'

/** The dialogs in which look-ups create what they did not find, each fetched when it is first opened. */
const creators: ContextType<typeof CreatorsContext> = {
  materials: {
    needs: 'materials.create',
    load: async () => (await import('#features/materials/material-dialog.tsx')).MaterialDialog,
  },
  businesses: {
    needs: 'businesses.create',
    load: async () => (await import('#features/businesses/business-dialog.tsx')).BusinessDialog,
  },
  users: {
    needs: 'users.create',
    load: async () => (await import('#features/access/users/user-dialog.tsx')).UserDialog,
  },
}

/** The screens of the user's area that they may open. A route with an icon that does not exist fails to compile. */
function destinationsFor(user: User, path: string): Destination[] {
  const home = homeOf(user.type)
  return placeRoutes
    .filter(name => routes[name].access === user.type && mayOpen(user, name))
    .map(name => {
      const { path: href, place } = routes[name]
      return { href, ...place, isCurrent: path === href || (href !== home && path.startsWith(`${href}/`)) }
    })
}

const NotPermitted = later(() => import('#app/lone-screens/not-permitted.tsx'), 'NotPermitted')

/** Moves the focus to the content of another screen, when changing the screen has left it on the body. */
function useFocusOnArrival(path: string) {
  const arrivedAt = useRef(path)
  useEffect(() => {
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    // The screen is there in all its height by now, and would be scrolled to under the bar at the top.
    const content = document.querySelector<HTMLElement>('#content')
    if (document.activeElement === document.body) content?.focus({ preventScroll: true })
  }, [path])
}

/** Restores the scroll position of screens behind the gate; the sign-in screens need none. */
const useScrollRestoration = () => useEffect(() => startScrollRestoration(window, tabStorage), [])

/** The screen, or the permissions that the user lacks for it. */
function Permitted({ route, children }: { route: RouteMatch | null; children: ReactNode }) {
  const missing = missingFor(useUser(), route ?? { name: 'index', id: null })
  return (
    <Suspense fallback={<Splash />}>{missing.length === 0 ? children : <NotPermitted missing={missing} />}</Suspense>
  )
}

function useVisitEndsWithSession() {
  const { session } = useEnvironment()
  useEmitted(session, 'session.ended', forgetListVisit)
  useEmitted(session, 'session.replaced', forgetListVisit)
}

function useStorageWarning() {
  const { preferences } = useEnvironment()
  useEffect(
    () =>
      preferences.onNotKept(() =>
        toast({
          kind: 'error',
          title: 'Preference not saved',
          description: 'This browser blocks storage. Your choice lasts until you close the tab.',
        }),
      ),
    [preferences],
  )
}

/** The frame of the screens behind the gate: navigation and user menu around them. `route` is null for Not Found. */
export function Frame({ route, children }: { route: RouteMatch | null; children: ReactNode }) {
  const user = useUser()
  const [path] = useLocation()
  const { ask, commands } = useCommands()
  useFocusOnArrival(path)
  useScrollRestoration()
  useVisitEndsWithSession()
  useStorageWarning()
  return (
    <Leaving>
      <Links>
        <Shell destinations={destinationsFor(user, path)} userMenu={<UserMenu onAsk={ask} />}>
          <CreatorsContext value={creators}>
            <Permitted route={route}>{children}</Permitted>
          </CreatorsContext>
          <Resume />
          {commands}
        </Shell>
      </Links>
    </Leaving>
  )
}
