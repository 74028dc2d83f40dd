import { usePreference } from '#actors/environment.tsx'
import { type StockTake, withStockTake } from '#domain/flow/stock-take.ts'
import type { FlowAbout } from '#schemas/flow.ts'

/** Returns the stock-take of a business, stored in this browser, and a function to replace or delete it. */
export function useStockTake({ kind, id }: Pick<FlowAbout, 'kind' | 'id'>) {
  const [all, choose] = usePreference('stockTakes')
  return {
    stockTake: kind === 'business' ? (all[id] ?? null) : null,
    keep: (stockTake: StockTake | null) => choose(withStockTake(all, id, stockTake)),
  }
}
