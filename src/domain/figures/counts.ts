import { formatNumber } from './numbers.ts'

/** What is counted: "transaction", "transactions". */
export type Noun = { one: string; many: string }

/** A whole number: "1 200". */
export const countInWords = (count: number, locale: string): string => formatNumber(count, locale, { min: 0 })

/** How many there are of something: "1 transaction", "2 400 transactions". */
export const countOf = (count: number, { one, many }: Noun, locale: string): string =>
  `${countInWords(count, locale)} ${count === 1 ? one : many}`
