import { useSelector } from '@xstate/react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { type Appearance, appearances } from '#machines/preferences/preferences.types.ts'
import { useLeave } from '#patterns/leaving/leave-context.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import type { usePreferences } from './use-preferences.ts'

const appearanceLabels: Record<Appearance, string> = {
  threereco: 'threereco',
  slate: 'Slate',
  contrast: 'High contrast',
}

/** The path at which a user can change their own details; null without permission, and for collectors. */
function ownDetailsOf(user: User): string | null {
  if (user.type === 'collector') return null
  const name = user.type === 'system' ? 'adminUsers.edit' : 'businessUsers.edit'
  return mayOpen(user, name, user.id) ? pathTo(name, { id: user.id }) : null
}

/** What the user menu holds: theme, appearance, own details and signing out. */
export function UserMenuItems({
  menu,
  preferences,
}: {
  menu: OpenMenu
  preferences: ReturnType<typeof usePreferences>
}) {
  const { session } = useEnvironment()
  const user = useUser()
  const leave = useLeave()
  const { theme, appearance } = useSelector(preferences, snapshot => snapshot.context)
  const ownDetails = ownDetailsOf(user)
  return (
    <Menu label="You" placement="top start" {...menu}>
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
}
