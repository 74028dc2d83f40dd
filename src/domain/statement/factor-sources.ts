import type { Family } from '#domain/figures/material-families.ts'
import { type Publication, publications } from './publications.ts'

/** Where a factor comes from: a publication, and what it publishes the factor for. */
export type FactorSource = { publication: Publication; figure: string }

/**
 * The publication that a factor (kg CO₂e avoided per kg) of a family is taken from. The server says of no factor where it
 * comes from: it is told by the figure, which is to be equal in every digit to one that is published for the same family.
 * Null for a factor of one's own, and for one that is unknown.
 */
export function sourceOf(family: Family, carbonFactor: number | null): FactorSource | null {
  for (const publication of publications) {
    const found = publication.figures[family]?.find(([published]) => published === carbonFactor)
    if (found) return { publication, figure: found[1] }
  }
  return null
}
