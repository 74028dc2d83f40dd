import { isoLocale, localeWithSign } from '#domain/figures/numbers.ts'
import type { LanguageChoice, Preferences } from '#domain/preferences.ts'
import { language } from '#messages/language.ts'
import { localeOfLanguage } from '#messages/languages.ts'

/**
 * True if the browser can format numbers and dates for a language. Some systems report invalid BCP 47 tags, such as
 * `en-US@posix`.
 */
function isWritable(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}

/** Returns the first language that the browser can format, as a BCP 47 tag; "en-US" if there is none. */
export const localeFor = (tags: readonly string[]) => tags.find(isWritable) ?? 'en-US'

/**
 * Returns the format of a language as a BCP 47 tag. `browser` is the browser's own format. Some browsers have no
 * isiZulu formats, and would format dates in a different language.
 */
function localeOf(choice: LanguageChoice, browser: string): string {
  const own = localeOfLanguage(choice === 'browser' ? language : choice)
  if (!isWritable(own)) return isoLocale
  return choice === 'browser' ? browser : own
}

/** Returns the number and date format that the user chose, as a BCP 47 tag. `browser` is the browser's own format. */
export function chosenLocale(
  { language: choice, format, decimalSign }: Pick<Preferences, 'language' | 'format' | 'decimalSign'>,
  browser: string,
): string {
  const locale = format === 'language' ? localeOf(choice, browser) : format
  return decimalSign === 'language' ? locale : localeWithSign(locale, decimalSign)
}
