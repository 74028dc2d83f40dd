import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useLocale, usePreference } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { baudRates, byteFormats, type PortSettings, portSettingsIn } from '#domain/scale/port-settings.ts'
import type { ScaleActor } from '#machines/scale/scale.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { useLast } from '#ui/basics/use-last.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import type { OpenMenu } from '#ui/overlays/menu.tsx'
import { type MenuComponents, useMenu } from '#ui/overlays/use-menu.ts'
import type { FormScale } from './form-scale.ts'
import * as css from './scale.css.ts'
import { ScaleIcon } from './scale-icon.tsx'
import { announcement } from './scale-texts.ts'
import { useScaleKeys } from './use-scale-keys.ts'

/** Settings of the connected port, stored for its device. Each choice reopens the port. */
function SettingsMenu({ ui, menu, scale }: { ui: MenuComponents; menu: OpenMenu; scale: ScaleActor }) {
  const [scales, choose] = usePreference('scales')
  const device = scale.getSnapshot().context.port?.device ?? ''
  const settings = portSettingsIn(scales[device])
  const change = (part: Partial<PortSettings>) => {
    choose({ ...scales, [device]: { ...settings, ...part } })
    scale.send({ type: 'settings.changed' })
  }
  return (
    <ui.Menu label={t('Scale')} {...menu}>
      <ui.MenuChoice
        title={t('Baud rate')}
        options={baudRates.map(rate => ({ id: String(rate), label: String(rate) }))}
        value={String(settings.baudRate)}
        onChange={chosen => {
          const baudRate = baudRates.find(rate => String(rate) === chosen)
          if (baudRate !== undefined) change({ baudRate })
        }}
      />
      <ui.MenuChoice
        title={t('Data bits, parity, stop bits')}
        isInRow
        options={byteFormats.map(id => ({ id, label: id }))}
        value={settings.byteFormat}
        onChange={byteFormat => change({ byteFormat })}
      />
      <ui.MenuSeparator />
      <ui.MenuItem onAction={() => scale.send({ type: 'port.close' })}>{t('Disconnect scale')}</ui.MenuItem>
    </ui.Menu>
  )
}

/** Announces stable weights, overloads and a lost connection. A moving weight keeps the last announcement. */
function Announcements({ scale }: { scale: ScaleActor }) {
  const locale = useLocale()
  const news = useLast(useSelector(scale, snapshot => announcement(snapshot, locale)))
  return (
    <VisuallyHidden>
      <output>{news}</output>
    </VisuallyHidden>
  )
}

/**
 * A single button for both states, so that the focus stays: connects the scale, or opens the menu with its settings.
 */
function ChipButton({ scale }: { scale: ScaleActor }) {
  const { button, menu, ui } = useMenu()
  const isAttached = useSelector(scale, snapshot => snapshot.hasTag('attached'))
  const isConnecting = useSelector(scale, snapshot => snapshot.hasTag('connecting'))
  const connect = { ref: button.ref, onPress: () => scale.send({ type: 'port.choose' }) }
  return (
    <>
      <Button {...(isAttached ? button : connect)}>
        {isAttached ? (
          <span className={isConnecting ? css.dots.open : css.dots.good} aria-hidden="true" />
        ) : (
          <ScaleIcon name="plug" />
        )}
        {isConnecting ? t('Connecting scale…') : isAttached ? t('Scale connected') : t('Connect scale')}
      </Button>
      {ui ? <SettingsMenu {...{ ui, menu, scale }} /> : null}
    </>
  )
}

/** State and settings of the scale, in the header of the lines. Also handles F9 and announces weights. */
export function ScaleChip({ form, content }: { form: FormScale; content: RefObject<HTMLElement | null> }) {
  const { scale, idOf, active } = form
  useScaleKeys(form, content)
  const problem = useSelector(scale, ({ context }) => context.problem)
  useEmitted(scale, 'weight.missed', ({ line }) => {
    const own = active.get()
    if (own === null || line !== idOf(own)) return
    toast({
      kind: 'info',
      title: t('No weight taken'),
      description: t('The scale showed no stable weight for this step within 5 seconds. Press F9 again.'),
    })
  })
  return (
    <>
      {problem ? (
        <span className={css.problem} role="alert">
          {problem.title}
        </span>
      ) : null}
      <ChipButton scale={scale} />
      <Announcements scale={scale} />
    </>
  )
}
