import type { Preferences } from '#domain/preferences.ts'
import type { Problem } from '#domain/problem.ts'

export type PreferencesContext = Preferences & {
  /** Whether `preferences.notKept` was emitted already. */
  wasTold: boolean
}

export type PreferencesEvent =
  | { type: 'preference.choose'; chosen: Partial<Preferences> }
  /** A choice was made in another window of the app. */
  | { type: 'preferences.changedElsewhere'; chosen: Preferences }

/** The choice could not be stored, and holds until the page is left. */
export type PreferencesEmitted = { type: 'preferences.notKept'; problem: Problem }
