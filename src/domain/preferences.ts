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

/** The keys of the choices in local storage. src/index.html reads them before the first paint. */
export const preferenceKeys = {
  theme: 'threereco.theme',
  appearance: 'threereco.appearance',
  keys: 'threereco.keys',
  language: 'threereco.language',
  decimalSign: 'threereco.decimalSign',
} as const satisfies Record<keyof Preferences, string>
