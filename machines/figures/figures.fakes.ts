import { rangesOf } from '#domain/figures/periods.ts'
import type { PageRead } from '#domain/pages-read.ts'
import type { Script } from '#machines/fakes.ts'
import { readingFakes, somePageRead } from '#machines/list-reading/list-reading.fakes.ts'
import type { Trade } from '#schemas/trade.ts'
import type { FiguresContext } from './figures.types.ts'

/** The last twelve months and the twelve months before, on 20 November 2026. */
export const someRanges = rangesOf({ kind: 'last12' }, '2026-11-20')

/** Returns a trade with 100 kg of copper, which avoids 310 kg CO₂e. */
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

/** Returns a page of a list without a total. */
export const someTrades = (trades: readonly Trade[], pages: number): PageRead<Trade> =>
  somePageRead(trades, { pages, count: 0 })

/** Pages of one trade each, one month apart, the latest first. */
const monthly = (page: number) =>
  someTrades([someTrade(`trade-${page}`, `2026-${String(12 - page).padStart(2, '0')}-15`)], 3)

/** Fakes for `figuresMachine.provide({ actors })`: a list of three pages, or the pages from `page`. */
export const figuresFakes = ({
  page = monthly,
  ...script
}: Script<'readPages'> & { page?: (page: number) => PageRead<Trade> } = {}) =>
  readingFakes<Trade, Pick<FiguresContext, 'read'>>({ page, ...script })
