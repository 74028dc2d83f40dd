import type { Problem } from '#domain/problem.ts'

export const themes = ['system', 'light', 'dark'] as const
/** Light, dark, or what the system is set to. */
export type Theme = (typeof themes)[number]

export const appearances = ['threereco', 'slate', 'contrast'] as const
/** The set of colours. */
export type Appearance = (typeof appearances)[number]

export const keyPreferences = ['on', 'off'] as const
/** Whether keys that are pressed alone do something, such as N: speech input can type them by accident. */
export type KeyPreference = (typeof keyPreferences)[number]

export const languages = ['browser', 'en-ZA', 'en-GB', 'en-US', 'af-ZA', 'pt-PT', 'de-DE', 'fr-FR'] as const
/** As which language dates and numbers are written: a BCP 47 tag, or the first of the browser's that can be. Words stay English. */
export type Language = (typeof languages)[number]

export const decimalSigns = ['language', 'point', 'comma'] as const
/** What stands before decimals: the sign of the language, or one that is chosen. */
export type DecimalPreference = (typeof decimalSigns)[number]

export type Preferences = {
  theme: Theme
  appearance: Appearance
  keys: KeyPreference
  language: Language
  decimalSign: DecimalPreference
}

/** What holds before anything is chosen. */
export const unchosen: Preferences = {
  theme: 'system',
  appearance: 'threereco',
  keys: 'on',
  language: 'browser',
  decimalSign: 'language',
}

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
