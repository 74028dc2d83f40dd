/** Language of the app's texts. `isReviewed`: a native speaker has reviewed all texts. */
type LanguageFacts = {
  /** Name of the language, in that language. */
  name: string
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag for plural forms and lists, and for dates and numbers unless the user chose another format. */
  locale: string
  isReviewed: boolean
}

/** The first language applies if the browser prefers none of them. */
export const languages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-ZA', isReviewed: true },
  af: { name: 'Afrikaans', direction: 'ltr', locale: 'af-ZA', isReviewed: false },
  zu: { name: 'isiZulu', direction: 'ltr', locale: 'zu-ZA', isReviewed: false },
  pt: { name: 'Português', direction: 'ltr', locale: 'pt-PT', isReviewed: false },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr-FR', isReviewed: false },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-MA', isReviewed: false },
} as const satisfies Record<string, LanguageFacts>

type Language = keyof typeof languages

/**
 * Tag of the pseudo-language: English with accents and brackets, 40 % longer. Texts without a translation become
 * visible.
 */
export const pseudoLanguage = 'en-XA'

const isLanguage = (tag: string): tag is Language => tag in languages

/** Returns the locale of a language; that of English for the pseudo-language. */
export const localeOfLanguage = (tag: string): string => languages[isLanguage(tag) ? tag : 'en'].locale
