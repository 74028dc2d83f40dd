import type { Family } from '#domain/figures/material-families.ts'
import { t } from '#messages/message.ts'
import { type Publication, publications } from './publications.ts'

/**
 * Publication that contains a factor. `figure` names the published value. `storage` is its modelled carbon storage in
 * kg CO₂e per kg, 0 if none is published.
 */
export type FactorSource = { publication: Publication; figure: string; storage: number; isStorageIncluded: boolean }

/**
 * Finds the publication of a factor by comparing all digits with the published values of the family, because the server
 * does not store a factor's source. Returns null if the factor is unknown or unpublished. `carbonFactor` is in kg CO₂e
 * avoided per kg.
 */
export function sourceOf(family: Family, carbonFactor: number | null): FactorSource | null {
  if (carbonFactor === null) return null
  for (const publication of publications) {
    for (const [published, name, storage = 0, withStorage] of publication.figures[family] ?? []) {
      if (published !== carbonFactor && withStorage !== carbonFactor) continue
      const isStorageIncluded = withStorage === carbonFactor
      return { publication, figure: figureName(name, storage, isStorageIncluded), storage, isStorageIncluded }
    }
  }
  return null
}

/** Returns the name of a published figure, with a note if the publication models storage. */
function figureName(figure: string, storage: number, isStorageIncluded: boolean): string {
  if (storage === 0) return figure
  return isStorageIncluded
    ? t('{figure}, with modelled storage', { figure })
    : t('{figure}, without modelled storage', { figure })
}
