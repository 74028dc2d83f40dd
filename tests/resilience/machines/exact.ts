/** A finite number or a decimal text as whole units of 10^-places: another way to add than the app's. */
function unitsOf(number: number | string, places: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(number).toLowerCase().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const shift = places - fraction.length + Number(exponent)
  if (shift < 0) throw new Error(`${number} has more than ${places} decimals`)
  return BigInt(whole + fraction) * 10n ** BigInt(shift)
}

/** Enough for the smallest number, and for a product of two. */
const places = 1100

/** Whether a decimal text is the exact sum of products of numbers; of single numbers, where the other one is 1. */
export function isSumOf(sum: string, products: ReadonlyArray<readonly [number, number]>): boolean {
  const total = products.reduce((units, [one, other]) => units + unitsOf(one, places) * unitsOf(other, places), 0n)
  return unitsOf(sum, 2 * places) === total
}
