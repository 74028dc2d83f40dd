import { usePreference } from '#actors/environment.tsx'
import { baudRates, byteFormats, type PortSettings, portSettingsIn } from '#domain/scale/port-settings.ts'
import type { ScaleActor } from '#machines/scale/scale.selectors.ts'
import { t } from '#messages/message.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'

/** Settings of the connected port, kept for its device. A choice opens the port again. */
export function ScaleMenuItems({ menu, scale }: { menu: OpenMenu; scale: ScaleActor }) {
  const [scales, choose] = usePreference('scales')
  const device = scale.getSnapshot().context.port?.device ?? ''
  const settings = portSettingsIn(scales[device])
  const change = (part: Partial<PortSettings>) => {
    choose({ ...scales, [device]: { ...settings, ...part } })
    scale.send({ type: 'settings.changed' })
  }
  return (
    <Menu label={t('Scale')} {...menu}>
      <MenuChoice
        title={t('Baud rate')}
        options={baudRates.map(rate => ({ id: String(rate), label: String(rate) }))}
        value={String(settings.baudRate)}
        onChange={chosen => {
          const baudRate = baudRates.find(rate => String(rate) === chosen)
          if (baudRate !== undefined) change({ baudRate })
        }}
      />
      <MenuChoice
        title={t('Data bits, parity, stop bits')}
        isInRow
        options={byteFormats.map(id => ({ id, label: id }))}
        value={settings.byteFormat}
        onChange={byteFormat => change({ byteFormat })}
      />
      <MenuSeparator />
      <MenuItem onAction={() => scale.send({ type: 'port.close' })}>{t('Disconnect scale')}</MenuItem>
    </Menu>
  )
}
