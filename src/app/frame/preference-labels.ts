import { dayWithYear } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { Appearance, DecimalPreference, Language, Theme } from '#domain/preferences.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'

export const themeChoices: ReadonlyArray<{ id: Theme; label: string; icon: IconName }> = [
  { id: 'system', label: 'System', icon: 'monitor' },
  { id: 'light', label: 'Light', icon: 'sun' },
  { id: 'dark', label: 'Dark', icon: 'moon' },
]

export const appearanceLabels: Record<Appearance, string> = {
  threereco: 'threereco',
  slate: 'Slate',
  contrast: 'High contrast',
}

/** Language labels in display order: English, then other languages of South Africa, its neighbours and Europe. */
export const languageLabels: Record<Language, string> = {
  browser: 'Browser setting',
  'en-ZA': 'English, South Africa',
  'en-GB': 'English, United Kingdom',
  'en-US': 'English, United States',
  'af-ZA': 'Afrikaans',
  'pt-PT': 'Portuguese',
  'de-DE': 'German',
  'fr-FR': 'French',
}

export const decimalLabels: Record<DecimalPreference, string> = {
  language: 'Language setting',
  point: 'Point',
  comma: 'Comma',
}

/** Returns a sample date and number in the format of `locale`: "17 Nov 2026 · 1 234,50". */
export const formatSample = (locale: string) =>
  `${dayWithYear('2026-11-17T12:00', locale)} · ${formatNumber(1234.5, locale)}`
