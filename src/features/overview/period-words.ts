import type { Period } from '#domain/figures/periods.ts'

/** The names of periods, in the order in which they are offered. */
export const periodNames: Readonly<Record<Period['kind'], string>> = {
  month: 'This month',
  quarter: 'This quarter',
  year: 'This year',
  last12: 'Last 12 months',
  custom: 'From – to',
}

/** What a change is against: "+12 % on the year before". */
export const periodBefore: Readonly<Record<Period['kind'], string>> = {
  month: 'on the month before',
  quarter: 'on the quarter before',
  year: 'on the year before',
  last12: 'on the 12 months before',
  custom: 'on as many days before',
}

const inDigits = { numberingSystem: 'latn' } as const

/** Days in words, both included: "Dec 2025 – Nov 2026" for a period of months, "Jan 15 – Feb 14, 2026" for chosen days. */
export function daysInWords({ from, to }: { from: string; to: string }, kind: Period['kind'], locale: string) {
  const format = new Intl.DateTimeFormat(
    locale,
    kind === 'custom' ? { ...inDigits, dateStyle: 'medium' } : { ...inDigits, month: 'short', year: 'numeric' },
  )
  return format.formatRange(new Date(`${from}T12:00:00`), new Date(`${to}T12:00:00`))
}
