import { rangesOf } from '#domain/figures/periods.ts'
import { fakeSlots, type Script } from '#machines/fakes.ts'
import type { Trade } from '#schemas/trade.ts'
import type { PageAnswer } from './figures.types.ts'

/** The last twelve months, and those before, on 20 November 2026. */
export const someRanges = rangesOf({ kind: 'last12' }, '2026-11-20')

/** A trade on a day, of 100 kg of copper that avoid 310 kg CO₂e. */
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

/** Pages of one trade each, a month apart, the latest first. */
const monthly = (page: number): PageAnswer => ({
  trades: [someTrade(`trade-${page}`, `2026-${String(12 - page).padStart(2, '0')}-15`)],
  pages: 3,
})

/** Filled slots for `figuresMachine.provide({ actors })`: a list of three pages, or what `page` answers. */
export function figuresFakes({ page = monthly, ...script }: Script<'readPage'> & { page?: typeof monthly } = {}) {
  const { slot, calls } = fakeSlots<'readPage'>(script)
  return { calls, actors: { readPage: slot<PageAnswer, { page: number }>('readPage', input => page(input.page)) } }
}
