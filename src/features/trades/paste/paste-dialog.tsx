import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { formatNumber } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { RowsField } from '#ui/fields/rows-field.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'
import * as css from './paste.css.ts'

const example = [
  ['PET bottles', 640.5, 2241.75],
  ['GW 50-04', 1310, 1965],
] as const

/** Dialog for pasting spreadsheet rows as text. The caller keeps the text, so that it survives closing the dialog. */
export function PasteDialog({
  text,
  onChange,
  onPaste,
  onClose,
}: {
  text: string
  onChange: (text: string) => void
  /** Called on submit if the text is not blank. */
  onPaste: () => void
  onClose: () => void
}) {
  const locale = useLocale()
  const [isMissing, setMissing] = useState(false)
  const add = () => {
    if (text.trim() === '') return setMissing(true)
    onPaste()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('Paste rows')} size="medium">
      <p>
        {t(
          'Copy cells from a spreadsheet or a CSV file: material name or GW code, weight in kg, value in rand. Each row becomes a line. Gross minus tare (1240-380) and a price per kg (@3.50) work too. A header row can change the order of the columns.',
        )}
      </p>
      <div className={css.example}>
        <table aria-label={t('Example')}>
          <tbody>
            {example.map(([material, weight, value]) => (
              <tr key={material}>
                <td className={css.exampleCell}>{material}</td>
                <td className={css.exampleNumber}>{formatNumber(weight, locale)}</td>
                <td className={css.exampleNumber}>{formatNumber(value, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RowsField
        value={text}
        onChange={onChange}
        onSubmit={add}
        isMissing={isMissing}
        minHeight="12rem"
        hasFirstFocus
      />
      <DialogActions>
        <Button variant="quiet" onPress={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="primary" onPress={add}>
          {t('Add lines')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
