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
  /** Sentences about unreadable data, which the register lacks. */
  unreadable: readonly string[]
}

const timeOf = ({ createdAt }: Pick<RegisterRow, 'createdAt'>) => Date.parse(createdAt)

/** Compares by time. Rows of the same time are ordered by id, so that the numbers don't depend on the server. */
const oldestFirst = (one: Omit<RegisterRow, 'number'>, other: Omit<RegisterRow, 'number'>) =>
  timeOf(one) - timeOf(other) || (one.id < other.id ? -1 : 1)

export function sumsOfRows(rows: ReadonlyArray<Pick<RegisterRow, 'weightKg' | 'paidRand'>>): RegisterSums {
  const total = (amountOf: (row: (typeof rows)[number]) => DecimalText) =>
    exactText(rows.reduce((sum, row) => sum.plus(exact(amountOf(row))), exact(0)))
  return { count: rows.length, weightKg: total(row => row.weightKg), paidRand: total(row => row.paidRand) }
}

/** Sorts the rows, oldest first, numbers them and sums them. */
export function buildRegister(
  rows: ReadonlyArray<Omit<RegisterRow, 'number'>>,
  facts: Pick<Register, 'of' | 'period' | 'unreadable'>,
): Register {
  const sorted = rows.toSorted(oldestFirst).map((row, index): RegisterRow => ({ ...row, number: index + 1 }))
  return { ...facts, rows: sorted, sums: sumsOfRows(sorted) }
}
