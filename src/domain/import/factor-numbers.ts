import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type Decimal, type Meanings, readExact } from '#domain/figures/number-reading.ts'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'

/** Unit at the end of a factor. The app uses kg per kg, which equals t per t. */
const unit = /\s*(g|kg|t)\s*(?:co[2₂]e?)?\s*\/\s*(g|kg|t)$/iu
/** Power of ten at the end of a number, as spreadsheets write it: "1.2E-05". */
const power = /e[+-]?\d{1,2}$/iu

/** Returns the unit in a cell if it differs from kg per kg and t per t, such as "kg/t", otherwise null. */
export function otherUnitOf(cell: string): string | null {
  const [, above = '', below = ''] = unit.exec(cell)?.map(part => part.toLowerCase()) ?? []
  return above === below ? null : `${above}/${below}`
}

/** Returns the number text of a factor, without its unit. */
export const bareFactor = (cell: string) => asciiDigits(cell).replace(unit, '').trim()

/**
 * Reads the factor in a cell to exact decimal text: see {@link readExact}. Returns null if the unit differs. Accepts
 * exponents.
 */
export function readFactor(cell: string, decimal: Decimal | null): DecimalText | Meanings | null {
  if (otherUnitOf(cell) !== null) return null
  const bare = bareFactor(cell)
  const [exponent] = power.exec(bare) ?? []
  // Spreadsheets never group the digits of a number with an exponent, so "1,234E-05" is unambiguous.
  const number = readExact(bare.replace(power, ''), exponent === undefined ? decimal : null)
  if (exponent === undefined || number === null) return number
  const digits = typeof number === 'string' ? number : number.decimal
  return exactText(exact(decimalText(`${digits}${exponent}`)))
}
