import { dayWithYear } from '#domain/figures/date-words.ts'
import { isolated } from '#domain/words.ts'

/**
 * The name of a trade, above it and in the tab: "Bloem Scrap & Steel · 17 Nov 2026". A line does not break before the dot. `at` is its date, as on the wire or as a
 * `datetime-local` field holds it.
 */
export const tradeName = (buyer: { name: string } | null, at: string, locale: string): string =>
  `${buyer ? isolated(buyer.name) : 'Without a buyer'}\u00a0· ${dayWithYear(at, locale)}`

/** The number of a trade, which is read out, printed and searched: the first eight characters of its id, as "3F9A-71C2". */
export const tradeNumber = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

/**
 * The characters that an id begins with if a search term is a number of a trade, or at least the first half of one, with or
 * without its hyphen and in any case; null for any other term.
 */
export function idStartOf(term: string): string | null {
  const start = term.trim().toLowerCase()
  return /^[\da-f]{4}(?:-?[\da-f]{0,4})$/.test(start) ? start.replace('-', '') : null
}
