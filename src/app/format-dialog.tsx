import { useEnvironment, usePreferences } from '#actors/environment.tsx'
import { chosenLocale } from '#actors/locale.ts'
import { decimalSigns, formatChoices } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { decimalLabels, formatLabels, formatSample } from './frame/preference-labels.ts'

/** Applies each choice immediately, so that the page behind the dialog shows it. */
export function FormatDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { browserLocale } = useEnvironment()
  const [chosen, choose] = usePreferences()
  const example = (other: Partial<typeof chosen>) => formatSample(chosenLocale({ ...chosen, ...other }, browserLocale))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Dates and numbers')}>
      <p>{t('Changes dates and numbers in this browser, but not the language.')}</p>
      <Select
        label={t('Format')}
        options={formatChoices.map(id => ({ id, label: `${formatLabels[id]}: ${example({ format: id })}` }))}
        value={chosen.format}
        onChange={format => choose('format', format)}
      />
      <Select
        label={t('Decimal sign')}
        options={decimalSigns.map(id => ({ id, label: `${decimalLabels[id]}: ${example({ decimalSign: id })}` }))}
        value={chosen.decimalSign}
        onChange={decimalSign => choose('decimalSign', decimalSign)}
      />
      <p>{t('Values exclude VAT.')}</p>
    </Dialog>
  )
}
