import { mostPlausibleFactor } from '#domain/carbon/carbon.ts'
import { type Decimal, decimalOf } from '#domain/figures/number-reading.ts'
import { isUnit, isUnitHeading, unitDoubt } from './factor-headings.ts'
import { bareFactor, readFactor } from './factor-numbers.ts'
import { cellsOf, type Doubt, headingOf, type ImportField } from './import-fields.ts'
import type { TableRow } from './import-types.ts'

/** Returns the doubt from a column of units: "UOM" above "tonnes". */
function unitColumnDoubt(rows: readonly TableRow[], headings: readonly string[], factors: number): Doubt | null {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  for (let at = 0; at < width; at += 1) {
    const cells = at === factors ? [] : cellsOf(rows, at)
    if (cells.length > 0 && (isUnitHeading(headings[at] ?? '') || cells.every(isUnit))) {
      const doubt = cells.map(unitDoubt).find(each => each !== null)
      if (doubt) return doubt
    }
  }
  return null
}

/** True if a factor is larger than those of any material. */
function isTooLarge(cells: readonly string[], chosen: Decimal | null): boolean {
  const finding = chosen === null ? decimalOf(cells.map(bareFactor)) : null
  const decimal = finding?.kind === 'found' ? finding.decimal : chosen
  return cells.some(cell => {
    const factor = readFactor(cell, decimal)
    return typeof factor === 'string' && Math.abs(Number(factor)) > mostPlausibleFactor
  })
}

/**
 * Returns the reason to doubt that a column contains factors in kg CO₂e avoided per kg, or null. If the column's
 * heading names kg per kg, units in other columns are ignored. `decimal` is the decimal separator of ambiguous factors,
 * null to detect it.
 */
export function doubtOf(
  rows: readonly TableRow[],
  headings: readonly string[],
  { at, fields, decimal }: { at: number; fields: readonly ImportField[]; decimal: Decimal | null },
): Doubt | null {
  const heading = headingOf(headings[at] ?? '', fields)
  if (heading?.doubt) return heading.doubt
  const columnDoubt = heading?.hasUnit ? null : unitColumnDoubt(rows, headings, at)
  return columnDoubt ?? (isTooLarge(cellsOf(rows, at), decimal) ? 'size' : null)
}
