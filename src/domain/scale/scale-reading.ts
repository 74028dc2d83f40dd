import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'

/**
 * Reading of a scale. `kg` is exact and keeps the decimals of the display. Only a stable weight may enter a record.
 * - `moving`: the scale sends no weight until the load is still.
 * - `underload`: the load is below the range of the scale, for example without its platform.
 * - `noUnit`: the unit is missing or unknown.
 * - `unreadable`: the line is in no known format.
 */
export type ScaleReading =
  | { kind: 'weight'; kg: DecimalText; isStable: boolean }
  | { kind: 'moving' | 'overload' | 'underload' | 'noUnit' | 'unreadable' }

/** Content of one frame. `isStable` is null if the format has no sign for stable weights. */
export type FrameReading = Exclude<ScaleReading, { kind: 'weight' }> | SentWeight

export type SentWeight = { kind: 'weight'; kg: DecimalText; isStable: boolean | null }

/** Kilograms per unit. The international pound is exactly 0.45359237 kg. */
const kgPerUnit = { kg: '1', g: '0.001', t: '1000', lb: '0.45359237' } as const

export type ScaleUnit = keyof typeof kgPerUnit

/** Decimals that each unit adds to a number in kg. */
const addedDecimals = { kg: 0, g: 3, t: -3, lb: 8 } as const satisfies Record<ScaleUnit, number>

/** Converts a number as displayed to exact kg: "1500" g is "1.500", "642.50" kg is "642.50", "12480." kg is "12480". */
function kilogramsOf(digits: string, unit: ScaleUnit): DecimalText {
  const plain = digits.replace(',', '.').replace(/\.$/, '')
  const sent = (plain.split('.')[1] ?? '').length
  const text = exactText(exact(decimalText(plain)).times(kgPerUnit[unit]))
  const [integer = '', fraction = ''] = text.split('.')
  const decimals = fraction.padEnd(sent + addedDecimals[unit], '0')
  return decimalText(decimals === '' ? integer : `${integer}.${decimals}`)
}

/** Number as a scale sends it. `digits` has a decimal point or comma, even at the end. `sign` is "-" for less than 0. */
export type SentNumber = { sign: string; digits: string; unit: ScaleUnit | undefined }

/** Returns the content of a frame with a number. Without a known unit, the kind is `noUnit`. */
export function sentWeight({ sign, digits, unit }: SentNumber, isStable: boolean | null): FrameReading {
  if (unit === undefined) return { kind: 'noUnit' }
  const kg = kilogramsOf(digits, unit)
  return { kind: 'weight', kg: sign === '-' && Number(kg) !== 0 ? decimalText(`-${kg}`) : kg, isStable }
}
