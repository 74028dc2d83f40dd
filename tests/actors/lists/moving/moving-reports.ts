import { rangesOf } from '#domain/figures/periods.ts'
import { computeFlow } from '#features/reports/flow/compute-flow.ts'
import { loadRegister } from '#features/reports/register/load-register.ts'
import { computeStatement } from '#features/reports/statement/compute-statement.ts'
import type { ReadTrade } from '#machines/trade-totals/trade-totals.types.ts'

type Entries = Iterable<readonly [id: string, ReadTrade]>

/** Computes a report from the trades of a reading. */
export type Report = (trades: () => Entries) => Promise<unknown>

const about = {
  kind: 'business' as const,
  role: 'buyer' as const,
  id: 'a-business',
  name: 'Umhlanga Metals',
  address: [],
}
const made = { at: '2026-11-20T12:00:00.000Z', by: 'Naledi Mokoena' }
const { now: days } = rangesOf({ kind: 'month' }, '2026-11-20')
const period = { ...days, timeZone: 'UTC' }
const unreadable = { records: [], lines: [] }
const { signal } = new AbortController()

/** Carbon statement of a month. */
export const statementOf: Report = trades =>
  computeStatement({ trades: trades(), unreadable, facts: { about, period, made }, isOwnList: true }, signal)

/** Material flow of a month. */
export const flowOf: Report = async trades => {
  const { records, ...reported } = await computeFlow(
    {
      sources: [{ list: 'transactions', trades, unreadable }],
      subject: { kind: 'business', id: about.id, sellerIds: null },
      facts: { about, period, filter: null, made },
      provinces: null,
      stockTake: null,
      reported: {},
    },
    signal,
  )
  return { ...reported, records: await records.text() }
}

/** Register of a month. */
export const registerOf: Report = trades =>
  loadRegister({ about, days, trades: trades(), unreadable }, () => Promise.resolve(null), signal)
