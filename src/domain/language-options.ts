import { objectEntries } from 'ts-extras'
import { languages } from '#messages/languages.ts'
import { t } from '#messages/message.ts'
import type { LanguageChoice } from './preferences.ts'

/** Choices of the language, without the pseudo-language. Each language has its own name. */
export const languageOptions: ReadonlyArray<{ id: LanguageChoice; label: string; detail?: string }> = [
  { id: 'browser', label: t('Browser language') },
  ...objectEntries(languages).map(([id, { name, isReviewed }]) => ({
    id,
    label: name,
    ...(isReviewed ? {} : { detail: t('not yet reviewed by a native speaker') }),
  })),
]
