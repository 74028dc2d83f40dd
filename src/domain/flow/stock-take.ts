import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'
import { type Day, isDay } from '#domain/figures/periods.ts'
import { fieldsIn } from '#rules/fields.ts'
import type { FlowMaterialKey } from './running-flow.ts'

/** Counted weight of a material in a stock-take, in kg. */
export type Counted = FlowMaterialKey & { kg: DecimalText }

/** Stock-take of a business: counted weights at the start of a day. */
export type StockTake = { day: Day; entries: readonly Counted[] }

/** The latest stock-take of each business, by its id. */
export type StockTakes = Readonly<Record<string, StockTake>>

const nameIn = (value: unknown) => (typeof value === 'string' ? value : null)

/** Returns the valid entries and drops all others. */
function entriesIn(value: unknown): Counted[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    const { name, gwCode, kg } = fieldsIn(entry)
    return typeof kg === 'string' && /^\d+(?:\.\d+)?$/.test(kg)
      ? [{ name: nameIn(name), gwCode: nameIn(gwCode), kg: decimalText(kg) }]
      : []
  })
}

/** Parses stored stock-takes. Drops invalid ones. */
export const stockTakesIn = (value: unknown): StockTakes =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([id, stored]) => {
      const { day, entries } = fieldsIn(stored)
      return typeof day === 'string' && isDay(day) ? [[id, { day, entries: entriesIn(entries) }]] : []
    }),
  )

/** Returns the stock-takes with that of a business replaced; null removes it. */
export function withStockTake(all: StockTakes, id: string, stockTake: StockTake | null): StockTakes {
  const { [id]: _, ...others } = all
  return stockTake && stockTake.entries.length > 0 ? { ...others, [id]: stockTake } : others
}
