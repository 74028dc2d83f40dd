import { useState } from 'react'
import { useEnvironment, usePreferences } from '#actors/environment.tsx'
import { chosenLocale } from '#actors/locale.ts'
import { languageOptions } from '#domain/language-options.ts'
import { appearances, decimalSigns, formatChoices } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { appearanceLabels, decimalLabels, formatLabels, formatSample, themeChoices } from './frame/preference-labels.ts'
import { SingleKeys } from './single-keys.tsx'

/**
 * Applies each choice immediately, so that the page behind the dialog shows it. Only the language applies when the dialog
 * closes, because it reloads the app.
 */
export function PreferencesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { browserLocale } = useEnvironment()
  const [chosen, choose] = usePreferences()
  const example = (other: Partial<typeof chosen>) => formatSample(chosenLocale({ ...chosen, ...other }, browserLocale))
  const [language, setLanguage] = useState(chosen.language)
  const detail =
    language === chosen.language
      ? languageOptions.find(({ id }) => id === language)?.detail
      : t('The app changes to this language when you close this dialog.')
  const close = () => {
    onClose()
    if (language !== chosen.language) choose('language', language)
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('Preferences')}>
      <p>{t('These preferences apply to this browser.')}</p>
      <Select
        label={t('Language')}
        options={languageOptions}
        value={language}
        onChange={setLanguage}
        {...(detail ? { description: detail } : {})}
      />
      <Select
        label={t('Theme')}
        options={themeChoices}
        value={chosen.theme}
        onChange={theme => choose('theme', theme)}
      />
      <Select
        label={t('Appearance')}
        options={appearances.map(id => ({ id, label: appearanceLabels[id] }))}
        value={chosen.appearance}
        onChange={appearance => choose('appearance', appearance)}
      />
      <Select
        label={t('Dates and numbers')}
        options={formatChoices.map(id => ({ id, label: `${formatLabels[id]}: ${example({ format: id })}` }))}
        value={chosen.format}
        onChange={format => choose('format', format)}
      />
      <Select
        label={t('Decimal sign')}
        description={t('Values exclude VAT.')}
        options={decimalSigns.map(id => ({ id, label: `${decimalLabels[id]}: ${example({ decimalSign: id })}` }))}
        value={chosen.decimalSign}
        onChange={decimalSign => choose('decimalSign', decimalSign)}
      />
      <SingleKeys isOn={chosen.keys === 'on'} onChange={isOn => choose('keys', isOn ? 'on' : 'off')} />
    </Dialog>
  )
}
