import type { Problem } from '#domain/problem.ts'

export const themes = ['system', 'light', 'dark'] as const
/** Light, dark, or what the system is set to. */
export type Theme = (typeof themes)[number]

export const appearances = ['threereco', 'slate', 'contrast'] as const
/** The set of colours. */
export type Appearance = (typeof appearances)[number]

export type Preferences = { theme: Theme; appearance: Appearance }

export type PreferencesContext = Preferences & {
  /** Whether `preferences.notKept` was emitted already. */
  wasTold: boolean
}

export type PreferencesEvent =
  | { type: 'theme.change'; theme: Theme }
  | { type: 'appearance.change'; appearance: Appearance }
  /** A choice was made in another window of the app. */
  | ({ type: 'preferences.changedElsewhere' } & Preferences)

/** The choice could not be stored, and holds until the page is left. */
export type PreferencesEmitted = { type: 'preferences.notKept'; problem: Problem }
