import { localeWithSign } from '#domain/figures/numbers.ts'
import type { Preferences } from '#domain/preferences.ts'

/**
 * True if numbers and dates can be formatted for a language. Some systems report invalid BCP 47 tags, such as
 * `en-US@posix`.
 */
function isWritable(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}

/** Returns the format for the first supported language, as a BCP 47 tag. */
export const localeFor = (languages: readonly string[]) => languages.find(isWritable) ?? 'en-US'

/** Returns the chosen number and date format, as a BCP 47 tag. `browser` is the browser's locale. */
export function chosenLocale(
  { language, decimalSign }: Pick<Preferences, 'language' | 'decimalSign'>,
  browser: string,
): string {
  const locale = language === 'browser' ? browser : language
  return decimalSign === 'language' ? locale : localeWithSign(locale, decimalSign)
}
