import type { Appearance, Theme } from '#machines/preferences/preferences.types.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'

/** The themes, in the order in which they are offered. */
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
