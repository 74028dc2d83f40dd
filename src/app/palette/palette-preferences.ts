import { appearanceLabels, themeChoices } from '#app/preference-words.ts'
import type { Appearance, Preferences, Theme } from '#machines/preferences/preferences.types.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** The key that shows all keys. */
export const helpKey = '?'

const entry = (id: string, label: string, detail: string, icon: IconName, act: () => void): PaletteEntry => ({
  id,
  group: 'preferences',
  label,
  detail,
  icon,
  act,
})

/** How the app looks and works, and the way out. What is chosen already is not offered. */
export function preferencesFor({
  chosen,
  choose,
  showKeys,
  signOut,
}: {
  chosen: Preferences
  choose: (chosen: Partial<Preferences>) => void
  showKeys: () => void
  signOut: () => void
}): PaletteEntry[] {
  const themes = themeChoices.map(({ id, label, icon }: { id: Theme; label: string; icon: IconName }) => ({
    ...entry(`theme.${id}`, label, 'theme', icon, () => choose({ theme: id })),
    isChosen: chosen.theme === id,
  }))
  const appearances = (Object.entries(appearanceLabels) as Array<[Appearance, string]>).map(([id, label]) => ({
    ...entry(`appearance.${id}`, label, 'appearance', 'monitor', () => choose({ appearance: id })),
    isChosen: chosen.appearance === id,
  }))
  const isOff = chosen.keys === 'off'
  return [
    ...[...themes, ...appearances].filter(({ isChosen }) => !isChosen),
    { ...entry('keys', 'All keys', 'help', 'info', showKeys), keys: [helpKey] },
    entry('keys.switch', isOff ? 'Turn single keys on' : 'Turn single keys off', 'keys', 'info', () =>
      choose({ keys: isOff ? 'on' : 'off' }),
    ),
    entry('signOut', 'Sign out', '', 'logout', signOut),
  ]
}
