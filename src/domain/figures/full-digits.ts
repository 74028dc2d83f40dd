import Big from 'big.js'

/**
 * Returns the digits of a number as spreadsheets store it, without an exponent: "1.2E-05" becomes "0.000012". Rounds to
 * 15 significant digits, as spreadsheets display them: "0.30000000000000004" becomes "0.3".
 */
export const fullDigits = (text: string): string =>
  Number.isFinite(Number(text)) ? new Big(text.trim()).prec(15).toFixed() : text
