import type { DecimalText } from '#domain/figures/numbers.ts'
import { exact, exactText } from './carbon.ts'

/**
 * Modelled carbon storage in kg CO₂e, exact. `included` is already part of the avoided CO₂e, because the factor
 * contains it. `apart` is not.
 */
export type Stored = { apart: DecimalText; included: DecimalText }

/** Returns the modelled carbon storage for a weight in kg. `storage` is in kg CO₂e per kg. */
export function storedOf(weight: DecimalText, storage: number, isIncluded: boolean): Stored {
  const stored = exactText(exact(weight).times(exact(storage)))
  return isIncluded ? { apart: '0', included: stored } : { apart: stored, included: '0' }
}

const sumOf = (amounts: readonly DecimalText[]) =>
  exactText(amounts.reduce((sum, amount) => sum.plus(exact(amount)), exact(0)))

export const combinedStorage = (parts: readonly Stored[]): Stored => ({
  apart: sumOf(parts.map(({ apart }) => apart)),
  included: sumOf(parts.map(({ included }) => included)),
})
