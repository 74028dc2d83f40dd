import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type DecimalText, formatNumber } from './numbers.ts'

/** The currency of the product: South African rand. */
const symbol = 'R'

/** Rounding mode of big.js: half away from zero. */
const halfAwayFromZero = 1

/** Rand rounded to cents. All money is rounded here. */
export const roundedToCents = (rand: number | DecimalText): DecimalText =>
  exactText(exact(rand).round(2, halfAwayFromZero))

/** Rand with two decimals, for a column with the unit in its header: "6 186.75". */
export const moneyInColumn = (rand: number | DecimalText, locale: string): string =>
  formatNumber(roundedToCents(rand), locale)

/** Rand with two decimals and the symbol: "R 6 186.75". */
export const formatMoney = (rand: number | DecimalText, locale: string): string =>
  `${symbol}\u00a0${moneyInColumn(rand, locale)}`

/** Label of a value in reports. */
export const valueWithoutVat = 'Value excluding VAT'
