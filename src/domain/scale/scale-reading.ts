import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'

/**
 * Reading of a scale. `kg` is exact and keeps the decimals of the display. Only a stable weight may enter a record.
 * `underload`: the load is below the range of the scale, for example without its platform.
 */
export type ScaleReading =
  | { kind: 'weight'; kg: DecimalText; isStable: boolean }
  | { kind: 'overload' }
  | { kind: 'underload' }

/** Content of one frame. `isStable` is null if the format has no sign for stable weights. */
export type FrameReading = Exclude<ScaleReading, { kind: 'weight' }> | SentWeight

export type SentWeight = { kind: 'weight'; kg: DecimalText; isStable: boolean | null }

/** Kilograms per unit. The international pound is exactly 0.45359237 kg. */
const kgPerUnit = { kg: '1', g: '0.001', t: '1000', lb: '0.45359237' } as const

type ScaleUnit = keyof typeof kgPerUnit

/** Units in a regular expression for the texts of scales. */
export const unitPattern = '(kg|g|t|lb)'

/** Decimals that each unit adds to a number in kg. */
const addedDecimals = { kg: 0, g: 3, t: -3, lb: 8 } as const satisfies Record<ScaleUnit, number>

const isUnit = (text: string): text is ScaleUnit => Object.hasOwn(kgPerUnit, text)

/**
 * Converts a number as displayed to exact kg: "1500" g is "1.500", "642.50" kg is "642.50". `digits` has a decimal point
 * or comma. Returns null if the unit is unknown.
 */
function kilogramsOf(digits: string, unitText: string): DecimalText | null {
  const unit = unitText.toLowerCase()
  if (!isUnit(unit)) return null
  const plain = digits.replace(',', '.')
  const sent = (plain.split('.')[1] ?? '').length
  const text = exactText(exact(decimalText(plain)).times(kgPerUnit[unit]))
  const [whole = '', fraction = ''] = text.split('.')
  const decimals = fraction.padEnd(sent + addedDecimals[unit], '0')
  return decimalText(decimals === '' ? whole : `${whole}.${decimals}`)
}

/** Returns the content of a frame with a number, or null if the unit is unknown. `sign` is "-" for less than 0. */
export function sentWeight(
  { sign, digits, unit }: { sign: string; digits: string; unit: string },
  isStable: boolean | null,
): SentWeight | null {
  const kg = kilogramsOf(digits, unit)
  if (kg === null) return null
  return { kind: 'weight', kg: sign === '-' && Number(kg) !== 0 ? decimalText(`-${kg}`) : kg, isStable }
}
