import { type Family, familyOf } from '#domain/figures/material-families.ts'
import { families } from '#rules/families.ts'
import { approximateCarbon } from './approximate-carbon.ts'
import type { Measured } from './carbon.ts'

/**
 * Returns the material families of lines, sorted by avoided CO₂e, largest first. Families without a known factor come
 * last.
 */
export function familiesOf(lines: readonly Measured[]): Family[] {
  const sums = new Map<Family, number | null>()
  for (const { weight, material } of lines) {
    const family = familyOf(material?.gwCode)
    const sum = sums.get(family) ?? null
    const factor = material?.carbonFactor ?? null
    sums.set(family, weight === null || factor === null ? sum : (sum ?? 0) + approximateCarbon(weight, factor))
  }
  const rank = (family: Family) => sums.get(family) ?? Number.NEGATIVE_INFINITY
  return families.filter(family => sums.has(family)).toSorted((one, other) => rank(other) - rank(one) || 0)
}
