import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useUser, useWorld } from '#actors/world.tsx'
import { may } from '#domain/permissions.ts'
import { homeOf, pathTo } from '#routing/routes.ts'
import { startScrollRestoration } from '#routing/scroll.ts'
import type { User } from '#schemas/user.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { type Destination, Shell, UserButton } from '#ui/shell.tsx'
import { Resume } from './resume.tsx'
import { usePreferences } from './use-preferences.ts'

type Place = Omit<Destination, 'isCurrent'> & { needs?: string }

const overview = (user: User): Place => ({ href: homeOf(user.type), label: 'Overview', icon: 'home' })

const places: Record<User['type'], readonly Place[]> = {
  system: [
    { href: pathTo('adminTransactions'), label: 'Transactions', icon: 'transactions', needs: 'transactions.access' },
    { href: pathTo('adminCollections'), label: 'Collections', icon: 'collections', needs: 'collections.access' },
    { href: pathTo('adminMaterials'), label: 'Materials', icon: 'materials', needs: 'materials.access' },
    { href: pathTo('adminBusinesses'), label: 'Businesses', icon: 'businesses', needs: 'businesses.access' },
    { href: pathTo('adminUsers'), label: 'Users', icon: 'users', needs: 'users.access' },
    { href: pathTo('adminRoles'), label: 'Roles', icon: 'roles', needs: 'roles.access' },
  ],
  business: [
    { href: pathTo('businessTransactions'), label: 'Transactions', icon: 'transactions', needs: 'transactions.access' },
    { href: pathTo('businessCollections'), label: 'Collections', icon: 'collections', needs: 'collections.access' },
    { href: pathTo('businessUsers'), label: 'Users', icon: 'users', needs: 'businesses.users.view' },
  ],
  collector: [],
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

/** The frame of the screens behind the gate: where one can go, who one is, and the way out. */
export function Frame({ children }: { children: ReactNode }) {
  const { session } = useWorld()
  const user = useUser()
  const [path] = useLocation()
  const preferences = usePreferences()
  useFocusOnArrival(path)
  useScrollRestoration()
  const { theme, appearance } = useSelector(preferences, snapshot => snapshot.context)
  const home = homeOf(user.type)
  const destinations = [overview(user), ...places[user.type].filter(({ needs }) => !needs || may(user, needs))].map(
    ({ href, label, icon }) => ({
      href,
      label,
      icon,
      isCurrent: path === href || (href !== home && path.startsWith(`${href}/`)),
    }),
  )

  return (
    <Shell
      destinations={destinations}
      userMenu={
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
          <MenuItem icon="logout" onAction={() => session.send({ type: 'signOut.request' })}>
            Sign out
          </MenuItem>
        </Menu>
      }
    >
      {children}
      <Resume />
    </Shell>
  )
}
