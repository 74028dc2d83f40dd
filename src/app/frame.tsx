import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { useLeave } from '#patterns/leaving/leave-context.ts'
import { Leaving } from '#patterns/leaving/leaving.tsx'
import { forgetListVisit } from '#patterns/list/list-as-left.ts'
import { mayOpen, missingFor } from '#routing/needs.ts'
import { homeOf, pathTo, type RouteMatch } from '#routing/routes.ts'
import { startScrollRestoration } from '#routing/scroll.ts'
import type { User } from '#schemas/user.ts'
import { type Destination, Shell, UserButton } from '#ui/layout/shell.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { Resume } from './resume.tsx'
import { Links } from './router-links.tsx'
import { later } from './screens.tsx'
import { Splash } from './splash.tsx'
import { usePreferences } from './use-preferences.ts'

const NotPermitted = later(async () => (await import('./not-permitted.tsx')).NotPermitted)

type Place = Omit<Destination, 'isCurrent' | 'href'> & { route: 'admin' | 'business' | 'collector' | ListRoute }

type ListRoute =
  | `admin${'Transactions' | 'Collections' | 'Materials' | 'Businesses' | 'Users' | 'Roles'}`
  | `business${'Transactions' | 'Collections' | 'Users'}`

const places: Record<User['type'], readonly Place[]> = {
  system: [
    { route: 'admin', label: 'Overview', icon: 'home' },
    { route: 'adminTransactions', label: 'Transactions', icon: 'transactions' },
    { route: 'adminCollections', label: 'Collections', icon: 'collections' },
    { route: 'adminMaterials', label: 'Materials', icon: 'materials' },
    { route: 'adminBusinesses', label: 'Businesses', icon: 'businesses' },
    { route: 'adminUsers', label: 'Users', icon: 'users' },
    { route: 'adminRoles', label: 'Roles', icon: 'roles' },
  ],
  business: [
    { route: 'business', label: 'Overview', icon: 'home' },
    { route: 'businessTransactions', label: 'Transactions', icon: 'transactions' },
    { route: 'businessCollections', label: 'Collections', icon: 'collections' },
    { route: 'businessUsers', label: 'Users', icon: 'users' },
  ],
  collector: [{ route: 'collector', label: 'Overview', icon: 'home' }],
}

/** What stands under the name of whoever is signed in. */
function roleOf({ type, businessId, businesses }: User): string {
  if (type === 'system') return 'Administrator'
  if (type === 'collector') return 'Collector'
  return businesses.find(({ id }) => id === businessId)?.name ?? businesses[0]?.name ?? 'Business'
}

/** After a step to another screen the focus goes on from its content, where the step left it nowhere. */
function useFocusOnArrival(path: string) {
  const arrivedAt = useRef(path)
  useEffect(() => {
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#content')?.focus()
  }, [path])
}

/** Screens come back as they were left; signing in has nothing to scroll back to. */
const useScrollRestoration = () => useEffect(() => startScrollRestoration(window), [])

/** Where the details of whoever is signed in can be changed; collectors have no such screen. */
function ownDetailsOf(user: User): string | null {
  if (user.type === 'collector') return null
  const name = user.type === 'system' ? 'adminUserEdit' : 'businessUserEdit'
  return missingFor(user, { name, id: user.id }).length === 0 ? pathTo(name, { id: user.id }) : null
}

/** The menu of one's own name: looks, one's own details, and the way out. */
function UserMenu() {
  const { session } = useEnvironment()
  const user = useUser()
  const leave = useLeave()
  const preferences = usePreferences()
  const { theme, appearance } = useSelector(preferences, snapshot => snapshot.context)
  const ownDetails = ownDetailsOf(user)
  return (
    <Menu label="You" placement="top start" trigger={<UserButton name={user.name} detail={roleOf(user)} />}>
      <MenuChoice
        title="Theme"
        options={[
          { id: 'system', label: 'As the system', icon: 'monitor' },
          { id: 'light', label: 'Light', icon: 'sun' },
          { id: 'dark', label: 'Dark', icon: 'moon' },
        ]}
        value={theme}
        onChange={next => preferences.send({ type: 'theme.change', theme: next })}
      />
      <MenuChoice
        title="Appearance"
        options={[
          { id: 'threereco', label: 'threereco' },
          { id: 'slate', label: 'Slate' },
          { id: 'contrast', label: 'High contrast' },
        ]}
        value={appearance}
        onChange={next => preferences.send({ type: 'appearance.change', appearance: next })}
      />
      <MenuSeparator />
      {ownDetails === null ? null : (
        <MenuItem icon="users" href={ownDetails}>
          Your details
        </MenuItem>
      )}
      <MenuItem icon="logout" onAction={() => leave(() => session.send({ type: 'signOut.request' }))}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

/** The screen, or which permissions somebody lacks for it. */
function Permitted({ route, children }: { route: RouteMatch | null; children: ReactNode }) {
  const missing = missingFor(useUser(), route ?? { name: 'index', id: null })
  if (missing.length === 0) return children
  return (
    <Suspense fallback={<Splash />}>
      <NotPermitted missing={missing} />
    </Suspense>
  )
}

/** Where somebody was in their lists goes with their session. */
function useVisitEndsWithSession() {
  const { session } = useEnvironment()
  useEffect(() => {
    const subscriptions = (['session.ended', 'session.replaced'] as const).map(end => session.on(end, forgetListVisit))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [session])
}

/** The frame of the screens behind the gate: where one can go, who one is, and the way out. `route` is null for Not Found. */
export function Frame({ route, children }: { route: RouteMatch | null; children: ReactNode }) {
  const user = useUser()
  const [path] = useLocation()
  useFocusOnArrival(path)
  useScrollRestoration()
  useVisitEndsWithSession()
  const home = homeOf(user.type)
  const destinations = places[user.type]
    .filter(({ route: name }) => mayOpen(user, name))
    .map(({ route: name, label, icon }) => {
      const href = pathTo(name)
      return { href, label, icon, isCurrent: path === href || (href !== home && path.startsWith(`${href}/`)) }
    })

  return (
    <Leaving>
      <Links>
        <Shell destinations={destinations} userMenu={<UserMenu />}>
          <Permitted route={route}>{children}</Permitted>
          <Resume />
        </Shell>
      </Links>
    </Leaving>
  )
}
