import { t } from '#messages/message.ts'
import { formatNumber } from './numbers.ts'

/** Kind of record, or of its parts. Messages select a sentence by this noun. */
export type Noun = 'transaction' | 'collection' | 'material' | 'business' | 'user' | 'role' | 'line' | 'record'

/** Formats an integer: "1 200". */
export const countInWords = (count: number, locale: string): string => formatNumber(count, locale, { min: 0 })

/** Returns a count for use alone, outside a sentence: "1 transaction", "2 400 transactions". */
export const countOf = (count: number, noun: Noun, locale: string): string =>
  t(
    `{noun, select, transaction {{count, plural, one {# transaction} other {# transactions}}} collection {{count, plural, one {# collection} other {# collections}}} material {{count, plural, one {# material} other {# materials}}} business {{count, plural, one {# business} other {# businesses}}} user {{count, plural, one {# user} other {# users}}} role {{count, plural, one {# role} other {# roles}}} line {{count, plural, one {# line} other {# lines}}} other {{count, plural, one {# record} other {# records}}}}`,
    { noun, count, locale },
  )
