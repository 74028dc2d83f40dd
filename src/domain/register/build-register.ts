import { exact, exactText } from '#domain/carbon/carbon.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { DayRange } from '#domain/figures/periods.ts'
import type { RegisterRow } from './register-row.ts'

/** Period of a register, in days of a time zone (IANA name). */
export type RegisterPeriod = DayRange & { timeZone: string }

/** Exact sums of rows: weight in kg, price paid in rand. */
export type RegisterSums = { count: number; weightKg: DecimalText; paidRand: DecimalText }

/** The purchases of a business in a period, oldest first. Contains personal data: never store it in the browser. */
export type Register = {
  of: string
  period: RegisterPeriod
  rows: readonly RegisterRow[]
  sums: RegisterSums
}

export function sumsOfRows(rows: ReadonlyArray<Pick<RegisterRow, 'weightKg' | 'paidRand'>>): RegisterSums {
  const total = (amountOf: (row: (typeof rows)[number]) => DecimalText) =>
    exactText(rows.reduce((sum, row) => sum.plus(exact(amountOf(row))), exact(0)))
  return { count: rows.length, weightKg: total(row => row.weightKg), paidRand: total(row => row.paidRand) }
}

/**
 * Sorts the rows, oldest first, numbers them and sums them. Rows with equal times are ordered by id, so that the
 * numbers don't depend on the server.
 */
export function buildRegister(
  rows: ReadonlyArray<Omit<RegisterRow, 'number'>>,
  facts: Pick<Register, 'of' | 'period'>,
): Register {
  const timed = rows.map(row => ({ row, time: Date.parse(row.createdAt) }))
  timed.sort((one, other) => one.time - other.time || (one.row.id < other.row.id ? -1 : 1))
  const numbered = timed.map(({ row }, index): RegisterRow => ({ ...row, number: index + 1 }))
  return { ...facts, rows: numbered, sums: sumsOfRows(numbered) }
}

export const hasGaps = ({ gaps }: Pick<RegisterRow, 'gaps'>) => gaps.length > 0
