import { localeWithSign } from '#domain/figures/numbers.ts'
import type { Preferences } from '#domain/preferences.ts'

/** Whether figures and dates can be written as a language does. Some systems call it what is no BCP 47 tag: `en-US@posix`. */
function isWritable(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}

/** How figures and dates are written for a reader of these languages, the favourite first: a BCP 47 tag. */
export const localeFor = (languages: readonly string[]) => languages.find(isWritable) ?? 'en-US'

/** How figures and dates are written as it was chosen, `browser` being the locale of the browser: a BCP 47 tag. */
export function chosenLocale(
  { language, decimalSign }: Pick<Preferences, 'language' | 'decimalSign'>,
  browser: string,
): string {
  const locale = language === 'browser' ? browser : language
  return decimalSign === 'language' ? locale : localeWithSign(locale, decimalSign)
}
