import { localeOfLanguage } from './languages.ts'

/**
 * Language of the page, a BCP 47 tag. An inline script sets it before the first script (see choose-language.ts). A
 * change of the language reloads the page, so this value is constant.
 */
export const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en'

/** Locale of the language, a BCP 47 tag. */
export const languageLocale = localeOfLanguage(language)

export const isRightToLeft = typeof document !== 'undefined' && document.documentElement.dir === 'rtl'
