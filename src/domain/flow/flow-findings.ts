import { exact, exactText } from '#domain/carbon/carbon.ts'
import type { FlowFinding, FlowMaterial } from '#schemas/flow.ts'
import type { FlowMaterialKey } from './running-flow.ts'
import { lowestStocks, type StockChanges } from './stock-changes.ts'

const idOf = ({ name, gwCode }: FlowMaterialKey) => JSON.stringify([name, gwCode])

/**
 * Returns the materials with negative stock: at the end of the period, at its start, at the end of a month, or else at
 * the end of a day. A material is reported once, for the first of these times, which matters most.
 */
export function findingsIn(
  rows: readonly FlowMaterial[],
  changes: ReadonlyArray<StockChanges<FlowMaterialKey>>,
): FlowFinding[] {
  const changesOf = new Map(changes.map(({ days, ...key }) => [idOf(key), days]))
  return rows.flatMap((row): FlowFinding[] => {
    const { name, gwCode, openingKg, closingKg } = row
    const { firstDay, lowestDay, lowestMonthEnd } = lowestStocks(
      openingKg ?? '0',
      changesOf.get(idOf(row)) ?? new Map(),
    )
    const undated = { month: null, day: null, firstDay: null }
    const month = lowestMonthEnd?.day.slice(0, 7) ?? null
    const stocks = [
      { at: 'closing', ...undated, stockKg: closingKg },
      { at: 'opening', ...undated, stockKg: openingKg },
      { at: 'monthEnd', ...undated, month, stockKg: lowestMonthEnd?.stockKg },
      { at: 'day', ...undated, day: lowestDay?.day ?? null, firstDay, stockKg: lowestDay?.stockKg },
    ] as const
    const found = stocks.find(({ stockKg }) => exact(stockKg).lt(0))
    if (!found) return []
    const { stockKg, ...when } = found
    return [{ name, gwCode, ...when, missingKg: exactText(exact(stockKg).abs()) }]
  })
}
