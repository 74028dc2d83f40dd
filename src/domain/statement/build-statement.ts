import { exact, factorText } from '#domain/carbon/carbon.ts'
import { knownCarbon } from '#domain/carbon/carbon-words.ts'
import { combinedStorage, type Stored, storedOf } from '#domain/carbon/stored.ts'
import { createRunningSums, type Sums, unknownShareOf } from '#domain/carbon/sums.ts'
import { spanOf, type TradeSums } from '#domain/carbon/trade-sums.ts'
import { familyNames, familyOf } from '#domain/figures/material-families.ts'
import { families } from '#rules/families.ts'
import {
  type CarbonStatement,
  type StatedFamily,
  type StatedFigures,
  type StatedMaterial,
  statementSchema,
} from '#schemas/statement.ts'
import { sourceOf } from './factor-sources.ts'
import { publications } from './publications.ts'
import { baseline, boundary, limits, methodOf } from './statement-words.ts'

/** Facts of a statement that the sums don't contain. */
export type StatementFacts = Pick<CarbonStatement, 'about' | 'period' | 'made' | 'fingerprint'> & {
  /** Sentences about unreadable data, which the statement excludes from all amounts. */
  unreadable?: readonly string[]
}

const figuresOf = (sums: Sums, stored: Stored): StatedFigures => ({
  weightKg: sums.weight,
  avoidedKg: knownCarbon(sums),
  moreThanNewKg: sums.emitted,
  storedKg: stored.apart,
  storedInAvoidedKg: stored.included,
  withoutFactorKg: sums.unknownWeight,
  withoutFactorPercent: unknownShareOf(sums),
  lines: sums.lines,
  linesWithoutFactor: sums.unknown,
})

type Ranked = { name: string | null; avoidedKg: StatedFigures['avoidedKg'] }

/** Compares by avoided CO₂e, largest first, unknown last. */
function mostFirst(one: Ranked, other: Ranked): number {
  if (one.avoidedKg === null || other.avoidedKg === null) {
    if (one.avoidedKg !== other.avoidedKg) return one.avoidedKg === null ? 1 : -1
  } else {
    const order = exact(other.avoidedKg).cmp(exact(one.avoidedKg))
    if (order !== 0) return order
  }
  return (one.name ?? '').localeCompare(other.name ?? '', 'en')
}

/**
 * Builds a statement from the {@link TradeSums} of a period: exact sums by family and by material, and the publications
 * that contain the same factors.
 */
export function buildStatement(
  sums: TradeSums,
  { about, period, made, fingerprint, unreadable = [] }: StatementFacts,
): CarbonStatement {
  const used = new Set<string>()
  const storedByFamily: Stored[] = []
  const stated = families.flatMap((family): StatedFamily[] => {
    const own = sums.byMaterial.filter(({ gwCode }) => familyOf(gwCode) === family)
    if (own.length === 0) return []
    const running = createRunningSums()
    const stored: Stored[] = []
    const materials = own.map(({ name, gwCode, carbonFactor, sums: part }): StatedMaterial => {
      running.addSums(part, 1)
      const source = sourceOf(family, carbonFactor)
      if (source) used.add(source.publication.id)
      const ownStored = storedOf(part.weight, source?.storage ?? 0, source?.isStorageIncluded ?? false)
      stored.push(ownStored)
      return {
        name,
        gwCode,
        factorKgPerKg: factorText(carbonFactor),
        equals: source && { publication: source.publication.id, figure: source.figure },
        ...figuresOf(part, ownStored),
      }
    })
    const combined = combinedStorage(stored)
    storedByFamily.push(combined)
    const figures = figuresOf(running.sums(), combined)
    return [{ family, name: familyNames[family], ...figures, materials: materials.toSorted(mostFirst) }]
  })
  const storedInAll = combinedStorage(storedByFamily)
  const span = spanOf(sums)
  return {
    $schema: statementSchema,
    about,
    period,
    made,
    fingerprint,
    trades: { count: span?.trades ?? 0, first: span?.first ?? null, last: span?.last ?? null },
    totals: figuresOf(sums.all, storedInAll),
    families: stated.toSorted(mostFirst),
    sources: publications
      .filter(({ id }) => used.has(id))
      .map(({ id, name, kind, year, gwp, url }) => ({ id, name, kind, year, gwp, url })),
    baseline,
    boundary,
    method: methodOf(about, storedInAll),
    limits: [...limits, ...unreadable],
  }
}
