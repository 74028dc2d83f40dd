import { usePreference } from '#actors/environment.tsx'
import { languageOptions } from '#domain/language-options.ts'
import { t } from '#messages/message.ts'
import * as css from './language-select.css.ts'

/** Language of the texts. A native element, to keep the sign-in screens small. */
export function LanguageSelect() {
  const [language, choose] = usePreference('language')
  return (
    <select
      className={css.select}
      aria-label={t('Language')}
      value={language}
      onChange={({ target }) => {
        const chosen = languageOptions.find(({ id }) => id === target.value)
        if (chosen) choose(chosen.id)
      }}
    >
      {languageOptions.map(({ id, label }) => (
        <option key={id} value={id} lang={id === 'browser' ? undefined : id}>
          {label}
        </option>
      ))}
    </select>
  )
}
