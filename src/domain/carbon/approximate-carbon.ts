import { factorNumber } from '#schemas/common.ts'

/**
 * Returns kg CO₂e avoided as a float, for sorting only, never for display. Faster than exact decimals and free of
 * big.js. A factor that is not a number counts as 0.
 */
export const approximateCarbon = (weight: number, carbonFactor: number | string) =>
  weight * (factorNumber(carbonFactor) ?? 0)
