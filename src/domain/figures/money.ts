import { exact, exactText } from '#domain/carbon/carbon.ts'
import { t } from '#messages/message.ts'
import { type DecimalText, formatNumber, leftToRight } from './numbers.ts'

/** Currency symbol of the South African rand. */
const symbol = 'R'

/** Rounding mode of big.js: half away from zero. */
const halfAwayFromZero = 1

/** Rounds rand to cents. Round money with this function only. */
export const roundedToCents = (rand: number | DecimalText): DecimalText =>
  exactText(exact(rand).round(2, halfAwayFromZero))

/** Formats rand with two decimals, for a column with the unit in its header: "6 186.75". */
export const moneyInColumn = (rand: number | DecimalText, locale: string): string =>
  formatNumber(roundedToCents(rand), locale)

/** Formats rand with two decimals and the symbol: "R 6 186.75". */
export const formatMoney = (rand: number | DecimalText, locale: string): string =>
  leftToRight(`${symbol}\u00a0${moneyInColumn(rand, locale)}`)

export const valueWithoutVat = t('Value excluding VAT')
