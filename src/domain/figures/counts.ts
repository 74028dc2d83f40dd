import { formatNumber } from './numbers.ts'

/** A noun in singular and plural: "transaction", "transactions". */
export type Noun = { one: string; many: string }

/** Formats an integer: "1 200". */
export const countInWords = (count: number, locale: string): string => formatNumber(count, locale, { min: 0 })

/** Formats a count with its noun: "1 transaction", "2 400 transactions". */
export const countOf = (count: number, { one, many }: Noun, locale: string): string =>
  `${countInWords(count, locale)} ${count === 1 ? one : many}`
