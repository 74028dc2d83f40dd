import { useState } from 'react'
import { useEnvironment, usePreferences, useUser } from '#actors/environment.tsx'
import type { AskedCommand } from '#app/palette/palette-entry.ts'
import { appearances } from '#domain/preferences.ts'
import { useLeave } from '#patterns/leaving/leave-context.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { useLazyModule } from '#ui/overlays/use-lazy-module.ts'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import { ownDetailsPath } from './own-details-path.ts'
import { appearanceLabels, themeChoices } from './preference-labels.ts'

const loadDialog = async () => (await import('#app/format-dialog.tsx')).FormatDialog

export function UserMenuItems({ menu, onAsk }: { menu: OpenMenu; onAsk: (asked: AskedCommand) => void }) {
  const { session } = useEnvironment()
  const user = useUser()
  const leave = useLeave()
  const [{ theme, appearance }, choose] = usePreferences()
  const [isChoosingFormat, setChoosingFormat] = useState(false)
  const { part: FormatDialog, want } = useLazyModule(loadDialog, 'The dialog could not be opened')
  const ownDetails = ownDetailsPath(user)
  return (
    <>
      <Menu label="You" placement="top start" {...menu}>
        <MenuItem icon="search" onAction={() => onAsk({ what: 'palette.open' })}>
          Find or go to
        </MenuItem>
        <MenuItem icon="info" onAction={() => onAsk({ what: 'keys.show' })}>
          All keys
        </MenuItem>
        <MenuSeparator />
        <MenuChoice title="Theme" options={themeChoices} value={theme} onChange={next => choose('theme', next)} />
        <MenuChoice
          title="Appearance"
          options={appearances.map(id => ({ id, label: appearanceLabels[id] }))}
          value={appearance}
          onChange={next => choose('appearance', next)}
        />
        <MenuSeparator />
        <MenuItem icon="calendar" onAction={() => want(() => setChoosingFormat(true))}>
          Dates and numbers
        </MenuItem>
        {ownDetails === null ? null : (
          <MenuItem icon="users" href={ownDetails}>
            Your details
          </MenuItem>
        )}
        <MenuItem icon="logout" onAction={() => leave(() => session.send({ type: 'signOut.request' }))}>
          Sign out
        </MenuItem>
      </Menu>
      {FormatDialog ? <FormatDialog isOpen={isChoosingFormat} onClose={() => setChoosingFormat(false)} /> : null}
    </>
  )
}
