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

export const slipSizes = ['a4', '80mm'] as const
/** The paper of a slip: a sheet, or the roll of a weighbridge's printer. */
export type SlipSize = (typeof slipSizes)[number]

export const afterRecordingKinds = ['list', 'next'] as const
/** The screen after a trade is recorded: its list, or the empty form of the next trade. */
export type AfterRecording = (typeof afterRecordingKinds)[number]

export const densities = ['comfortable', 'compact'] as const
/** The height of the rows of all lists. */
export type Density = (typeof densities)[number]

/** `columns` has the choices by list, and by the id of a column or of a switch: true for shown, false for hidden. */
export type ListPreferences = { density: Density; columns: Readonly<Record<string, Readonly<Record<string, boolean>>>> }

export type Preferences = {
  theme: Theme
  appearance: Appearance
  keys: KeyPreference
  language: Language
  decimalSign: DecimalPreference
  slipSize: SlipSize
  afterRecording: AfterRecording
  lists: ListPreferences
}

/** The keys of the choices in local storage. src/index.html reads theme and appearance before the first paint. */
export const preferenceKeys = {
  theme: 'threereco.theme',
  appearance: 'threereco.appearance',
  keys: 'threereco.keys',
  language: 'threereco.language',
  decimalSign: 'threereco.decimalSign',
  slipSize: 'threereco.slip',
  afterRecording: 'threereco.afterRecording',
  lists: 'threereco.lists',
} as const satisfies Record<keyof Preferences, string>
