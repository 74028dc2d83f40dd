import { localeWithSign } from '#domain/figures/numbers.ts'
import type { Preferences } from '#domain/preferences.ts'

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
export const localeFor = (languages: readonly string[]) => languages.find(isWritable) ?? 'en-US'

/** Returns the number and date format that the user chose, as a BCP 47 tag. `browser` is the browser's own format. */
export function chosenLocale(
  { language, decimalSign }: Pick<Preferences, 'language' | 'decimalSign'>,
  browser: string,
): string {
  const locale = language === 'browser' ? browser : language
  return decimalSign === 'language' ? locale : localeWithSign(locale, decimalSign)
}
