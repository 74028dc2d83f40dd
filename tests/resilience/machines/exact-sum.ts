/** Converts a finite number or decimal text to integer units of 10^-places. Independent of the app's addition. */
function unitsOf(number: number | string, places: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(number).toLowerCase().split('e')
  const [integer = '0', fraction = ''] = mantissa.split('.')
  const shift = places - fraction.length + Number(exponent)
  if (shift < 0) throw new Error(`${number} has more than ${places} decimals`)
  return BigInt(integer + fraction) * 10n ** BigInt(shift)
}

/** Enough for the smallest number, and for a product of two. */
const places = 1100

/** True if a decimal text is the exact sum of the products. For a sum of single numbers, the other factor is 1. */
export function isSumOf(sum: string, products: ReadonlyArray<readonly [number, number]>): boolean {
  const total = products.reduce((units, [one, other]) => units + unitsOf(one, places) * unitsOf(other, places), 0n)
  return unitsOf(sum, 2 * places) === total
}
