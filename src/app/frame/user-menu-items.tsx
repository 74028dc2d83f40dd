import { useState } from 'react'
import { usePreferences, useUser } from '#actors/environment.tsx'
import type { AskedCommand } from '#app/palette/palette-entry.ts'
import { languageOptions } from '#domain/language-options.ts'
import { appearances } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import { offlinePath } from '#routing/device-routes.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { useLazyModule } from '#ui/overlays/use-lazy-module.ts'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import { ownDetailsPath } from './own-details-path.ts'
import { appearanceLabels, themeChoices } from './preference-labels.ts'
import { useSignOut } from './use-sign-out.ts'

const loadDialog = async () => (await import('#app/format-dialog.tsx')).FormatDialog

export function UserMenuItems({ menu, onAsk }: { menu: OpenMenu; onAsk: (asked: AskedCommand) => void }) {
  const user = useUser()
  const signOut = useSignOut()
  const [{ theme, appearance, language }, choose] = usePreferences()
  const [isChoosingFormat, setChoosingFormat] = useState(false)
  const { part: FormatDialog, want } = useLazyModule(loadDialog, t('The dialog could not be opened'))
  const ownDetails = ownDetailsPath(user)
  const offline = offlinePath(user)
  return (
    <>
      <Menu label={t('You')} placement="top start" {...menu}>
        <MenuItem icon="search" onAction={() => onAsk({ what: 'palette.open' })}>
          {t('Find or go to')}
        </MenuItem>
        <MenuItem icon="info" onAction={() => onAsk({ what: 'keys.show' })}>
          {t('All keys')}
        </MenuItem>
        <MenuSeparator />
        <MenuChoice
          title={t('Language')}
          options={languageOptions}
          value={language}
          onChange={next => choose('language', next)}
        />
        <MenuChoice title={t('Theme')} options={themeChoices} value={theme} onChange={next => choose('theme', next)} />
        <MenuChoice
          title={t('Appearance')}
          options={appearances.map(id => ({ id, label: appearanceLabels[id] }))}
          value={appearance}
          onChange={next => choose('appearance', next)}
        />
        <MenuSeparator />
        <MenuItem icon="calendar" onAction={() => want(() => setChoosingFormat(true))}>
          {t('Dates and numbers')}
        </MenuItem>
        {ownDetails === null ? null : (
          <MenuItem icon="users" href={ownDetails}>
            {t('Your details')}
          </MenuItem>
        )}
        {offline === null ? null : (
          <MenuItem icon="device" href={offline}>
            {t('Work offline on this device')}
          </MenuItem>
        )}
        <MenuItem icon="logout" onAction={signOut}>
          {t('Sign out')}
        </MenuItem>
      </Menu>
      {FormatDialog ? <FormatDialog isOpen={isChoosingFormat} onClose={() => setChoosingFormat(false)} /> : null}
    </>
  )
}
