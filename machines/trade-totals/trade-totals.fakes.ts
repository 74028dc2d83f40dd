import { rangesOf } from '#domain/figures/periods.ts'
import type { PageRead } from '#domain/pages-read.ts'
import type { Script } from '#machines/fakes.ts'
import { readingFakes, somePageRead } from '#machines/list-reading/list-reading.fakes.ts'
import type { Trade } from '#schemas/trade.ts'
import type { ReadingInput } from './trade-totals.types.ts'

/** Period of the last twelve months before 20 November 2026, and the twelve months before those. */
export const someRanges = rangesOf({ kind: 'last12' }, '2026-11-20')

/** Returns a trade with copper wire. By default, `weight` is 100 kg, which avoids 310 kg CO₂e. */
export const someTrade = (id: string, day: string, weight = 100): Trade => ({
  id,
  buyer: { id: 'a-business', name: 'Umhlanga Metals' },
  seller: null,
  materials: [
    {
      id: null,
      material: { name: 'Copper wire', gwCode: 'GW 53-05', carbonFactor: 3.1 },
      weight,
      value: 7 * weight,
    },
  ],
  createdAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T10:00:00.000Z`,
})

/** Returns the event of a saved trade. */
export const someWrite = (trade: Trade) => ({ type: 'trade.written', id: trade.id, trade, at: 1 }) as const

/** Returns one page of a list with `pages` pages. The list's total row count is 0. */
export const someTrades = (trades: readonly Trade[], pages: number): PageRead<Trade> =>
  somePageRead(trades, { pages, count: 0 })

/** Returns pages of one trade each, one month apart, newest first. */
const monthly = (page: number) =>
  someTrades([someTrade(`trade-${page}`, `2026-${String(12 - page).padStart(2, '0')}-15`)], 3)

/**
 * Fakes for `tradeTotalsMachine.provide({ actors })`. Reads a list of three pages by default, or the pages that `page`
 * returns.
 */
export const tradeTotalsFakes = ({
  page = monthly,
  ...script
}: Script<'readPages'> & { page?: (page: number) => PageRead<Trade> } = {}) =>
  readingFakes<Trade, ReadingInput>({ page, ...script })
