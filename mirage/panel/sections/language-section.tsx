import { objectEntries } from 'ts-extras'
import { preferenceKeys } from '#domain/preferences.ts'
import { language } from '#messages/language.ts'
import { languages, pseudoLanguage } from '#messages/languages.ts'
import { Choice } from '#mirage/panel/choice.tsx'
import { Section } from './panel-section.tsx'

const options = [
  ...objectEntries(languages).map(([id, { name }]) => ({ id, label: name })),
  { id: pseudoLanguage, label: 'Pseudo-language' },
]

/** Language of the app or the pseudo-language, which the user menu does not offer. A choice reloads the page. */
export const LanguageSection = () => (
  <Section title="Language">
    <Choice<string>
      label="Language of the texts"
      options={options}
      value={language}
      onChange={id => {
        localStorage.setItem(preferenceKeys.language, id)
        location.reload()
      }}
    />
  </Section>
)
