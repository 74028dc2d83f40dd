import type { Problem } from '#domain/problem.ts'

export const themes = ['system', 'light', 'dark'] as const
/** Light or dark, or as the system has it. */
export type Theme = (typeof themes)[number]

export const appearances = ['threereco', 'slate', 'contrast'] as const
/** The set of colours. */
export type Appearance = (typeof appearances)[number]

export type Preferences = { theme: Theme; appearance: Appearance }

export type PreferencesContext = Preferences & {
  /** Whether it was said that the storage refuses to keep the choice. */
  wasTold: boolean
}

export type PreferencesEvent =
  | { type: 'theme.change'; theme: Theme }
  | { type: 'appearance.change'; appearance: Appearance }
  /** Another window of the app chose otherwise. */
  | ({ type: 'preferences.changedElsewhere' } & Preferences)

/** The choice holds for this visit only. */
export type PreferencesEmitted = { type: 'preferences.notKept'; problem: Problem }
