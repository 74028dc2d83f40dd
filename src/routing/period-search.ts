import { isDay, type Period } from '#domain/figures/periods.ts'

/** What figures are for unless the address says otherwise. */
const usual: Period = { kind: 'last12' }

const kinds = ['month', 'quarter', 'year'] as const

/**
 * The period in the address: "?period=quarter", or "?from=2026-01-15&to=2026-02-14". The last 12 months if it names none, or
 * none that can be read. Days that end before they begin are returned as they are: the screen says so.
 */
export function readPeriodSearch(search: string): Period {
  const { period, from = '', to = '' } = Object.fromEntries(new URLSearchParams(search))
  const kind = kinds.find(name => name === period)
  if (kind) return { kind }
  return isDay(from) && isDay(to) ? { kind: 'custom', from, to } : usual
}

/** The address of a period, the usual one left out: "" or "?period=month". */
export function writePeriodSearch(period: Period): string {
  if (period.kind === 'custom') return `?${new URLSearchParams({ from: period.from, to: period.to }).toString()}`
  return period.kind === usual.kind ? '' : `?period=${period.kind}`
}
