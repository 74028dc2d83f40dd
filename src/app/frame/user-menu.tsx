import { memo, useState } from 'react'
import { usePreferences, useUser } from '#actors/environment.tsx'
import type { CommandRequest } from '#app/palette/palette-entry.ts'
import { languageOptions } from '#domain/language-options.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import { appearances } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import { offlinePath } from '#routing/device-routes.ts'
import type { User } from '#schemas/user.ts'
import { UserButton } from '#ui/layout/shell.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { useMenu } from '#ui/overlays/use-menu.ts'
import { ownDetailsPath } from './own-details-path.ts'
import { appearanceLabels, themeChoices } from './preference-labels.ts'
import { useSignOut } from './use-sign-out.ts'

const formatDialog = lazyPart(async () => (await import('#app/format-dialog.tsx')).FormatDialog)

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
  const [{ theme, appearance, language }, choose] = usePreferences()
  const [isChoosingFormat, setChoosingFormat] = useState(false)
  const { part: FormatDialog, want } = usePart(formatDialog)
  const ownDetails = ownDetailsPath(user)
  const offline = offlinePath(user)
  return (
    <>
      <UserButton name={user.name} detail={roleOf(user)} {...button} />
      {ui ? (
        <ui.Menu label={t('You')} placement="top start" {...menu}>
          <ui.MenuItem icon="search" onAction={() => onCommand({ what: 'palette.open' })}>
            {t('Find or go to')}
          </ui.MenuItem>
          <ui.MenuItem icon="info" onAction={() => onCommand({ what: 'keys.show' })}>
            {t('All keys')}
          </ui.MenuItem>
          <ui.MenuSeparator />
          <ui.MenuChoice
            title={t('Language')}
            options={languageOptions}
            value={language}
            onChange={next => choose('language', next)}
          />
          <ui.MenuChoice
            title={t('Theme')}
            options={themeChoices}
            value={theme}
            onChange={next => choose('theme', next)}
          />
          <ui.MenuChoice
            title={t('Appearance')}
            options={appearances.map(id => ({ id, label: appearanceLabels[id] }))}
            value={appearance}
            onChange={next => choose('appearance', next)}
          />
          <ui.MenuSeparator />
          <ui.MenuItem icon="calendar" onAction={() => want(() => setChoosingFormat(true))}>
            {t('Dates and numbers')}
          </ui.MenuItem>
          {ownDetails === null ? null : (
            <ui.MenuItem icon="users" href={ownDetails}>
              {t('Your details')}
            </ui.MenuItem>
          )}
          {offline === null ? null : (
            <ui.MenuItem icon="device" href={offline}>
              {t('Work offline on this device')}
            </ui.MenuItem>
          )}
          <ui.MenuItem icon="logout" onAction={signOut}>
            {t('Sign out')}
          </ui.MenuItem>
        </ui.Menu>
      ) : null}
      {FormatDialog ? <FormatDialog isOpen={isChoosingFormat} onClose={() => setChoosingFormat(false)} /> : null}
    </>
  )
})
