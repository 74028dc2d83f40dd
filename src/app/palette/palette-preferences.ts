import { objectEntries } from 'ts-extras'
import { chosenLocale } from '#actors/locale.ts'
import type { PreferenceStore } from '#actors/preference-store.ts'
import {
  appearanceLabels,
  decimalLabels,
  formatLabels,
  formatSample,
  themeChoices,
} from '#app/frame/preference-labels.ts'
import { languageOptions } from '#domain/language-options.ts'
import type { Preferences, Theme } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'
import type { PaletteEntry } from './palette-entry.ts'

export const helpKey = '?'

const entry = (id: string, label: string, detail: string, icon: IconName, act: () => void): PaletteEntry => ({
  id,
  group: 'preferences',
  label,
  detail,
  icon,
  act,
})

/**
 * Returns palette rows for the preference values that are not chosen, the key list, the single-key switch and
 * sign-out.
 */
export function preferencesFor({
  chosen,
  choose,
  browserLocale,
  showKeys,
  signOut,
}: {
  chosen: Preferences
  choose: PreferenceStore['choose']
  browserLocale: string
  showKeys: () => void
  signOut: () => void
}): PaletteEntry[] {
  const example = (other: Partial<Preferences>) => formatSample(chosenLocale({ ...chosen, ...other }, browserLocale))
  const themes = themeChoices.map(({ id, label, icon }: { id: Theme; label: string; icon: IconName }) => ({
    ...entry(`theme.${id}`, label, t('theme'), icon, () => choose('theme', id)),
    isChosen: chosen.theme === id,
  }))
  const appearances = objectEntries(appearanceLabels).map(([id, label]) => ({
    ...entry(`appearance.${id}`, label, t('appearance'), 'monitor', () => choose('appearance', id)),
    isChosen: chosen.appearance === id,
  }))
  const languages = languageOptions.map(({ id, label }) => ({
    ...entry(`language.${id}`, label, t('language'), 'globe', () => choose('language', id)),
    isChosen: chosen.language === id,
  }))
  const formats = objectEntries(formatLabels).map(([id, label]) => ({
    ...entry(`format.${id}`, label, `${t('dates and numbers')} · ${example({ format: id })}`, 'calendar', () =>
      choose('format', id),
    ),
    isChosen: chosen.format === id,
  }))
  const signs = objectEntries(decimalLabels).map(([id, label]) => ({
    ...entry(`decimals.${id}`, label, `${t('decimal sign')} · ${example({ decimalSign: id })}`, 'calendar', () =>
      choose('decimalSign', id),
    ),
    isChosen: chosen.decimalSign === id,
  }))
  const isOff = chosen.keys === 'off'
  return [
    ...[...themes, ...appearances, ...languages, ...formats, ...signs].filter(({ isChosen }) => !isChosen),
    { ...entry('keys', t('All keys'), t('help'), 'info', showKeys), keys: [helpKey] },
    entry('keys.switch', isOff ? t('Turn on single keys') : t('Turn off single keys'), t('keys'), 'info', () =>
      choose('keys', isOff ? 'on' : 'off'),
    ),
    entry('signOut', t('Sign out'), '', 'logout', signOut),
  ]
}
