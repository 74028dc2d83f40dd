import type { DayRange } from '#domain/figures/periods.ts'

/** Sellers of the first report of each period in this browser: ids, joined with spaces. */
export type ReportedSellers = Readonly<Record<string, unknown>>

/** Maximum number of periods that a browser stores. */
const mostPeriods = 200

const keyOf = (businessId: string, { from, to }: DayRange) => `${businessId} ${from} ${to}`

/** True if an earlier report of the period counted sales of other sellers. */
export function hasOtherSellers(
  all: ReportedSellers,
  id: string,
  period: DayRange,
  sellers: readonly string[],
): boolean {
  const earlier = all[keyOf(id, period)]
  return typeof earlier === 'string' && earlier !== sellers.join(' ')
}

/**
 * Adds the sellers of a report. Keeps the sellers of the first report of a period, for comparison with later reports.
 */
export function withReportedSellers(
  all: ReportedSellers,
  id: string,
  period: DayRange,
  sellers: readonly string[],
): ReportedSellers {
  const key = keyOf(id, period)
  if (key in all) return all
  return Object.fromEntries([...Object.entries(all), [key, sellers.join(' ')]].slice(-mostPeriods))
}
