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

/** What dates and numbers are written as, in the order in which it is offered: where most users are, what its neighbours write, and Europe. */
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

/** A date and a number as they are written in a locale: "17 Nov 2026 · 1 234,50". */
export const writtenIn = (locale: string) =>
  `${dayWithYear('2026-11-17T12:00', locale)} · ${formatNumber(1234.5, locale)}`
