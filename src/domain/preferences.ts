import { objectKeys } from 'ts-extras'
import type { ReportedSellers } from '#domain/flow/reported-sellers.ts'
import type { StockTakes } from '#domain/flow/stock-take.ts'
import { languages, pseudoLanguage } from '#messages/languages.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const appearances = ['threereco', 'slate', 'contrast'] as const
export type Appearance = (typeof appearances)[number]

export const keyPreferences = ['on', 'off'] as const
/**
 * State of the single-key shortcuts, such as N. The user can turn them off, because speech input can trigger them by
 * accident.
 */
export type KeyPreference = (typeof keyPreferences)[number]

export const languageChoices = ['browser', ...objectKeys(languages), pseudoLanguage] as const
/** Language of the texts. `browser`: the first of the browser's languages that the app has. */
export type LanguageChoice = (typeof languageChoices)[number]

const formatLocales = [
  'en-ZA',
  'en-GB',
  'en-US',
  'af-ZA',
  'zu-ZA',
  'pt-MZ',
  'pt-PT',
  'fr-FR',
  'de-DE',
  'ar-MA',
] as const
export const formatChoices = ['language', ...formatLocales] as const
/** Format of dates and numbers: a BCP 47 tag, or the format of the language. */
export type FormatChoice = (typeof formatChoices)[number]

export const decimalSigns = ['language', 'point', 'comma'] as const
/** Decimal separator: that of the language, or the user's choice. */
export type DecimalPreference = (typeof decimalSigns)[number]

export const slipSizes = ['a4', '80mm'] as const
/** Paper size of a printed slip: a sheet, or the paper roll of a weighbridge printer. */
export type SlipSize = (typeof slipSizes)[number]

export const afterRecordingKinds = ['list', 'next'] as const
/** Screen that opens after a trade is saved: the list, or an empty form for the next trade. */
export type AfterRecording = (typeof afterRecordingKinds)[number]

export const densities = ['comfortable', 'compact'] as const
/** Row height of all lists. */
export type Density = (typeof densities)[number]

/**
 * Row density, and the visible columns. `columns` maps a list id, then a column or switch id, to true (shown) or false
 * (hidden).
 */
export type ListPreferences = { density: Density; columns: Readonly<Record<string, Readonly<Record<string, boolean>>>> }

export type Preferences = {
  theme: Theme
  appearance: Appearance
  keys: KeyPreference
  language: LanguageChoice
  format: FormatChoice
  decimalSign: DecimalPreference
  slipSize: SlipSize
  afterRecording: AfterRecording
  lists: ListPreferences
  /** Stock-takes of businesses, until the server can store them. */
  stockTakes: StockTakes
  /** Sellers of material-flow reports, to detect later reports with other sellers. */
  reportedSellers: ReportedSellers
  /** Saved views of lists by user id. `savedViewsIn` parses them. */
  views: Readonly<Record<string, unknown>>
  /** Saved mappings and kept answers of imports by user id. `importMemoryIn` parses them. */
  imports: Readonly<Record<string, unknown>>
  /** Settings of serial ports by device (see `ScalePort`). `portSettingsIn` parses them. */
  scales: Readonly<Record<string, unknown>>
}

/**
 * Keys in local storage. Before the first paint, src/index.html reads theme and appearance, and
 * src/messages/choose-language.ts reads the language.
 */
export const preferenceKeys = {
  theme: 'threereco.theme',
  appearance: 'threereco.appearance',
  keys: 'threereco.keys',
  language: 'threereco.texts',
  format: 'threereco.language',
  decimalSign: 'threereco.decimalSign',
  slipSize: 'threereco.slip',
  afterRecording: 'threereco.afterRecording',
  lists: 'threereco.lists',
  stockTakes: 'threereco.stockTakes',
  reportedSellers: 'threereco.reportedSellers',
  views: 'threereco.views',
  imports: 'threereco.imports',
  scales: 'threereco.scales',
} as const satisfies Record<keyof Preferences, string>
