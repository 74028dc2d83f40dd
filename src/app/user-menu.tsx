import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { type Appearance, appearances } from '#machines/preferences/preferences.types.ts'
import { useLeave } from '#patterns/leaving/leave-context.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import { UserButton } from '#ui/layout/shell.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { usePreferences } from './use-preferences.ts'

const appearanceLabels: Record<Appearance, string> = {
  threereco: 'threereco',
  slate: 'Slate',
  contrast: 'High contrast',
}

/** The text under the name of the user. */
function roleOf({ type, businessId, businesses }: User): string {
  if (type === 'system') return 'Administrator'
  if (type === 'collector') return 'Collector'
  return businesses.find(({ id }) => id === businessId)?.name ?? businesses[0]?.name ?? 'Business'
}

/** The path at which a user can change their own details; null without permission, and for collectors. */
function ownDetailsOf(user: User): string | null {
  if (user.type === 'collector') return null
  const name = user.type === 'system' ? 'adminUsers.edit' : 'businessUsers.edit'
  return mayOpen(user, name, user.id) ? pathTo(name, { id: user.id }) : null
}

/** The menu under the user's own name: theme, appearance, own details and signing out. Memoised, as the frame is drawn often. */
export const UserMenu = memo(function UserMenu() {
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
          { id: 'system', label: 'System', icon: 'monitor' },
          { id: 'light', label: 'Light', icon: 'sun' },
          { id: 'dark', label: 'Dark', icon: 'moon' },
        ]}
        value={theme}
        onChange={next => preferences.send({ type: 'theme.change', theme: next })}
      />
      <MenuChoice
        title="Appearance"
        options={appearances.map(id => ({ id, label: appearanceLabels[id] }))}
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
})
