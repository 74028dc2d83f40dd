import { languages } from '#domain/preferences.ts'

export const themeOptions = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const

export const appearanceOptions = [
  { id: 'threereco', label: 'threereco' },
  { id: 'slate', label: 'slate' },
  { id: 'contrast', label: 'contrast' },
] as const

/** Languages of dates and numbers, by their BCP 47 tags. */
export const languageOptions = languages.map(id => ({ id, label: id === 'browser' ? 'Language of the browser' : id }))
