import { dayWithYear } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { Appearance, DecimalPreference, FormatChoice, Theme } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'

export const themeChoices: ReadonlyArray<{ id: Theme; label: string; icon: IconName }> = [
  { id: 'system', label: t('System'), icon: 'monitor' },
  { id: 'light', label: t('Light'), icon: 'sun' },
  { id: 'dark', label: t('Dark'), icon: 'moon' },
]

export const appearanceLabels: Record<Appearance, string> = {
  threereco: 'threereco',
  slate: t('Slate'),
  contrast: t('High contrast'),
}

/** Format labels in display order: English, then other languages of South Africa, its neighbours, Europe and Morocco. */
export const formatLabels: Record<FormatChoice, string> = {
  language: t('Language setting'),
  'en-ZA': t('English, South Africa'),
  'en-GB': t('English, United Kingdom'),
  'en-US': t('English, United States'),
  'af-ZA': t('Afrikaans'),
  'zu-ZA': t('isiZulu'),
  'pt-MZ': t('Portuguese, Mozambique'),
  'pt-PT': t('Portuguese, Portugal'),
  'fr-FR': t('French'),
  'de-DE': t('German'),
  'ar-MA': t('Arabic, Morocco'),
}

export const decimalLabels: Record<DecimalPreference, string> = {
  language: t('Language setting'),
  point: t('Point'),
  comma: t('Comma'),
}

/** Returns a sample date and number in the format of `locale`: "17 Nov 2026 · 1 234,50". */
export const formatSample = (locale: string) =>
  `${dayWithYear('2026-11-17T12:00', locale)} · ${formatNumber(1234.5, locale)}`
