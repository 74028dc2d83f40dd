import { type AfterRecording, afterRecordingKinds } from '#domain/preferences.ts'
import * as css from '#features/trades/trade-form.css.ts'
import type { TradeKind } from '#features/trades/trade-form-config.ts'
import { t } from '#messages/message.ts'
import { createLabel } from '#patterns/record/record-words.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

/** Submit button with a menu for what to open next: the list, or another form. */
export function RecordButton({
  noun,
  label = createLabel(noun),
  afterwards,
  isPending,
  onChoose,
}: {
  noun: TradeKind['noun']
  /** Label of the button if the list opens next. */
  label?: string | undefined
  afterwards: AfterRecording
  isPending: boolean
  onChoose: (afterwards: AfterRecording) => void
}) {
  const { button, menu, ui } = useMenu()
  const labels: Record<AfterRecording, string> = { list: label, next: t('Record and start next') }
  return (
    <span className={css.split}>
      <Button type="submit" variant="primary" isPending={isPending}>
        {labels[afterwards]}
      </Button>
      <IconButton variant="primary" icon="chevron-down" label={t('Next step')} isDisabled={isPending} {...button} />
      {ui ? (
        <ui.Menu label={t('Next step')} {...menu}>
          <ui.MenuChoice
            title={t('After recording')}
            options={afterRecordingKinds.map(id => ({ id, label: labels[id] }))}
            value={afterwards}
            onChange={chosen => {
              onChoose(chosen)
              menu.onClose()
            }}
          />
        </ui.Menu>
      ) : null}
    </span>
  )
}
