import { rangeInWords } from '#domain/figures/date-words.ts'
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

/** Days in words, both included: "Dec 2025 – Nov 2026" for a period of months, "Jan 15 – Feb 14, 2026" for chosen days. */
export const daysInWords = ({ from, to }: { from: string; to: string }, kind: Period['kind'], locale: string) =>
  rangeInWords(from, to, locale, kind !== 'custom')
