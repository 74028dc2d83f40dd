import { memo, useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import type { CommandRequest } from '#app/palette/palette-entry.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import { t } from '#messages/message.ts'
import { offlinePath } from '#routing/device-routes.ts'
import type { User } from '#schemas/user.ts'
import { UserButton } from '#ui/layout/shell.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { useMenu } from '#ui/overlays/use-menu.ts'
import { ownDetailsPath } from './own-details-path.ts'
import { useSignOut } from './use-sign-out.ts'

const preferencesDialog = lazyPart(async () => (await import('#app/preferences-dialog.tsx')).PreferencesDialog)

function roleOf(user: User): string {
  if (user.type === 'system') return t('Administrator')
  if (user.type === 'collector') return t('Collector')
  return ownBusiness(user)?.name ?? t('Business')
}

/** Memoised, because the frame re-renders often. */
export const UserMenu = memo(function UserMenu({ onCommand }: { onCommand: (command: CommandRequest) => void }) {
  const user = useUser()
  const { button, menu, ui } = useMenu()
  const signOut = useSignOut()
  const [isChoosing, setChoosing] = useState(false)
  const { part: PreferencesDialog, want } = usePart(preferencesDialog)
  const ownDetails = ownDetailsPath(user)
  const offline = offlinePath(user)
  return (
    <>
      <UserButton name={user.name} detail={roleOf(user)} {...button} />
      {ui ? (
        <ui.Menu label={t('You')} placement="top start" {...menu}>
          {ownDetails === null ? null : (
            <ui.MenuItem icon="users" href={ownDetails}>
              {t('Your details')}
            </ui.MenuItem>
          )}
          <ui.MenuItem icon="monitor" onAction={() => want(() => setChoosing(true))}>
            {t('Preferences')}
          </ui.MenuItem>
          {offline === null ? null : (
            <ui.MenuItem icon="device" href={offline}>
              {t('Work offline')}
            </ui.MenuItem>
          )}
          <ui.MenuItem icon="info" onAction={() => onCommand({ what: 'keys.show' })}>
            {t('Help and keys')}
          </ui.MenuItem>
          <ui.MenuSeparator />
          <ui.MenuItem icon="logout" onAction={signOut}>
            {t('Sign out')}
          </ui.MenuItem>
        </ui.Menu>
      ) : null}
      {PreferencesDialog ? <PreferencesDialog isOpen={isChoosing} onClose={() => setChoosing(false)} /> : null}
    </>
  )
})
