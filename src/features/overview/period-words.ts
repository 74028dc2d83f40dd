import type { Period } from '#domain/figures/periods.ts'

/** The names of periods, in the order in which they are offered. */
export const periodNames: Readonly<Record<Period['kind'], string>> = {
  month: 'This month',
  quarter: 'This quarter',
  year: 'This year',
  last12: 'Last 12 months',
  custom: 'From – to',
}
