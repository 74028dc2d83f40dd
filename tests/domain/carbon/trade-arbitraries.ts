import fc from 'fast-check'
import type { Line, Trade } from '#schemas/trade.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 }).map(cents => cents / 100)

/** Factors with four decimals, from -5 to 20, or none. */
const factor = fc.option(
  fc.integer({ min: -50_000, max: 200_000 }).map(tenThousandths => tenThousandths / 10_000),
  { freq: 6 },
)

export const anyLine: fc.Arbitrary<Line> = fc.record({
  id: fc.constant(null),
  weight: amount,
  value: amount,
  material: fc.record({
    name: fc.constantFrom('PET bottles', 'Copper wire', 'Drywall', null),
    gwCode: fc.constantFrom('GW 50-01', 'GW 51-01', 'GW 53-02', 'HW 18', 'GW 01', null),
    carbonFactor: factor,
  }),
})

/** A trade in 2026 of one of three businesses, or of an unknown one. */
export const anyTrade: fc.Arbitrary<Trade> = fc.record({
  id: fc.uuid(),
  buyer: fc.constantFrom(
    { id: 'a', name: 'Kasi Recyclers' },
    { id: 'b', name: 'Umhlanga Metals' },
    { id: 'c', name: 'Cape Fibre Mills' },
    null,
  ),
  seller: fc.constant(null),
  materials: fc.array(anyLine, { maxLength: 6 }),
  createdAt: fc
    .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
    .map(date => date.toISOString()),
  updatedAt: fc.constant('2026-12-31T08:00:00.000Z'),
})

/** Converts exact decimal text to an integer of its smallest unit. */
export function scaled(text: string, decimals: number): bigint {
  const [digits = '', fraction = ''] = text.split('.')
  return BigInt(digits + fraction.padEnd(decimals, '0'))
}

const smallest = (number: number, decimals: number) => BigInt(Math.round(number * 10 ** decimals))

/**
 * Computes the CO₂e of lines in millionths of a kg with integers, without product code. Omits lines without a factor.
 */
export const carbonInMillionths = (lines: readonly Line[]): bigint =>
  lines.reduce(
    (sum, { weight, material: { carbonFactor } }) =>
      carbonFactor === null ? sum : sum + smallest(weight, 2) * smallest(carbonFactor, 4),
    0n,
  )

/** Formats millionths of a kg in kg or t with two decimals, half to even, with integers, without a sign. */
export function written(millionths: bigint, unit: 'kg' | 't' = 'kg'): string {
  const amountOf = millionths < 0n ? -millionths : millionths
  const step = unit === 'kg' ? 10_000n : 10_000_000n
  const [quotient, rest] = [amountOf / step, amountOf % step]
  const isUp = rest * 2n > step || (rest * 2n === step && quotient % 2n === 1n)
  const text = String(isUp ? quotient + 1n : quotient).padStart(3, '0')
  const grouped = text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${grouped}.${text.slice(-2)}`
}
