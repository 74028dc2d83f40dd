import { isDay, type Period } from '#domain/figures/periods.ts'

/** Default period, which the URL omits. */
const usual: Period = { kind: 'last12' }

const kinds = ['month', 'quarter', 'year', 'lastWeek', 'lastMonth', 'lastQuarter', 'lastYear'] as const

/**
 * Parses the period from the URL: "?period=quarter", or "?from=2026-01-15&to=2026-02-14". Defaults to the last 12
 * months. Does not correct a range that ends before it starts, because the screen reports this error.
 */
export function readPeriodSearch(search: string): Period {
  const { period, from = '', to = '' } = Object.fromEntries(new URLSearchParams(search))
  const kind = kinds.find(name => name === period)
  if (kind) return { kind }
  return isDay(from) && isDay(to) ? { kind: 'custom', from, to } : usual
}

/** True if the URL has a period that {@link readPeriodSearch} replaces with the default. */
export function hasUnreadablePeriod(search: string): boolean {
  const params = new URLSearchParams(search)
  const hasPeriod = ['period', 'from', 'to'].some(name => params.has(name))
  return hasPeriod && params.get('period') !== usual.kind && readPeriodSearch(search).kind === usual.kind
}

/** Returns the URL query string without its period. */
export function withoutPeriod(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['period', 'from', 'to']) params.delete(name)
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** Returns the URL query string for a period: "?period=month", or an empty text for the default. */
export function writePeriodSearch(period: Period): string {
  if (period.kind === 'custom') return `?${new URLSearchParams({ from: period.from, to: period.to }).toString()}`
  return period.kind === usual.kind ? '' : `?period=${period.kind}`
}

/** Returns the URL query string with another period, on the first page. */
export function searchWithPeriod(search: string, period: Period): string {
  const params = new URLSearchParams(writePeriodSearch(period))
  for (const [name, value] of new URLSearchParams(withoutPeriod(search)))
    if (name !== 'page') params.append(name, value)
  return params.size === 0 ? '' : `?${params.toString()}`
}
