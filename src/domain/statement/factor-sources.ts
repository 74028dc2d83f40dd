import type { Family } from '#domain/figures/material-families.ts'
import { type Publication, publications } from './publications.ts'

/**
 * A publication with a figure that equals a factor. `storage` is the modelled carbon storage of that figure in kg CO₂e
 * per kg, 0 if not published.
 */
export type FactorSource = { publication: Publication; figure: string; storage: number; isStorageIncluded: boolean }

/**
 * Returns the publication with a figure of the family that equals a factor (kg CO₂e avoided per kg) in every digit. The
 * server does not store the source of a factor. Returns null for other or unknown factors.
 */
export function sourceOf(family: Family, carbonFactor: number | null): FactorSource | null {
  if (carbonFactor === null) return null
  for (const publication of publications) {
    for (const [published, name, storage = 0, withStorage] of publication.figures[family] ?? []) {
      if (published !== carbonFactor && withStorage !== carbonFactor) continue
      const isStorageIncluded = withStorage === carbonFactor
      const suffix = storage === 0 ? '' : `, ${isStorageIncluded ? 'with' : 'without'} modelled storage`
      return { publication, figure: name + suffix, storage, isStorageIncluded }
    }
  }
  return null
}
