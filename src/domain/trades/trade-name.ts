import { dayWithYear } from '#domain/figures/date-words.ts'
import { isolated } from '#domain/words.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'

/**
 * Returns the name of a trade for its heading and the tab: "Bloem Scrap & Steel · 17 Nov 2026". Lines cannot break
 * before the dot. `at` is an ISO date or a `datetime-local` value.
 */
export const tradeName = (buyer: { name: string } | null, at: string, locale: string): string =>
  `${buyer ? isolated(buyer.name) : t('Without a buyer')}\u00a0· ${dayWithYear(at, locale)}`

/**
 * Returns the trade number that slips show and searches accept: the first eight characters of the id, as "3F9A-71C2".
 */
export const tradeNumber = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

/** True if a text is a complete trade number. Ignores case; the hyphen is optional. */
export const isTradeNumber = (text: string): boolean => idStartOf(text)?.length === 8

/** True if a search term is the complete number of the trade with this id. Ignores case; the hyphen is optional. */
export const isNumberOf = (id: string, term: string): boolean =>
  isTradeNumber(term) && id.toLowerCase().startsWith(idStartOf(term) ?? '')

/**
 * Returns the id prefix if a search term is a trade number, or at least its first four characters. Ignores case; the
 * hyphen is optional. Returns null for other terms.
 */
export function idStartOf(term: string): string | null {
  const start = asciiDigits(term).trim().toLowerCase()
  return /^[\da-f]{4}(?:-?[\da-f]{0,4})$/.test(start) ? start.replace('-', '') : null
}
