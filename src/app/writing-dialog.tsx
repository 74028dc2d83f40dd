import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import { chosenLocale } from '#actors/locale.ts'
import { decimalSigns, languages } from '#domain/preferences.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { decimalLabels, languageLabels, writtenIn } from './preference-words.ts'

/** Chooses how dates and numbers are written. What is chosen holds at once, so that the page behind shows it. */
export function WritingDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { preferences, browserLocale } = useEnvironment()
  const chosen = useSelector(preferences, snapshot => snapshot.context)
  const example = (other: Partial<typeof chosen>) => writtenIn(chosenLocale({ ...chosen, ...other }, browserLocale))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Dates and numbers">
      <p>Only dates and numbers are written this way, in this browser; all words stay English.</p>
      <Select
        label="Written as in"
        options={languages.map(id => ({ id, label: `${languageLabels[id]}: ${example({ language: id })}` }))}
        value={chosen.language}
        onChange={language => preferences.send({ type: 'preference.choose', chosen: { language } })}
      />
      <Select
        label="Decimal sign"
        options={decimalSigns.map(id => ({ id, label: `${decimalLabels[id]}: ${example({ decimalSign: id })}` }))}
        value={chosen.decimalSign}
        onChange={decimalSign => preferences.send({ type: 'preference.choose', chosen: { decimalSign } })}
      />
      <p>Values exclude VAT.</p>
    </Dialog>
  )
}
