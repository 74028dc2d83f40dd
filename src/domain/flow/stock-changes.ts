import type Big from 'big.js'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { Day } from '#domain/figures/periods.ts'

/** Stock changes of a material in kg, by day. Days without records are omitted. */
export type StockChanges<Material> = Material & { days: ReadonlyMap<Day, Big> }

/**
 * Creates running sums of stock changes: one per material and day with records. Materials are equal if their values are
 * equal, in the same order.
 */
export function createStockChanges<Material extends object>() {
  const materials = new Map<string, { key: Material; days: Map<Day, Big> }>()
  return {
    add(key: Material, day: Day, changeKg: Big) {
      const id = JSON.stringify(Object.values(key))
      const material = materials.get(id) ?? { key, days: new Map<Day, Big>() }
      materials.set(id, material)
      material.days.set(day, (material.days.get(day) ?? exact(0)).plus(changeKg))
    },
    all: (): Array<StockChanges<Material>> => [...materials.values()].map(({ key, days }) => ({ ...key, days })),
  }
}

/** Stock in kg at the end of a day. */
type DayEnd = { day: Day; stockKg: Big }

const inText = (end: DayEnd | null) => end && { day: end.day, stockKg: exactText(end.stockKg) }

const lower = (one: DayEnd | null, other: DayEnd) => (one && one.stockKg.lte(other.stockKg) ? one : other)

/**
 * Returns the lowest stock at the end of a day and at the end of a month, and the first day with negative stock at its
 * end. Within a day, the order of the records is unknown. All are null without changes.
 */
export function lowestStocks(openingKg: DecimalText, changes: StockChanges<unknown>['days']) {
  const sorted = [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1))
  let stockKg = exact(openingKg)
  let firstDay: Day | null = null
  let lowestDay: DayEnd | null = null
  let lowestMonthEnd: DayEnd | null = null
  for (const [at, [day, changeKg]] of sorted.entries()) {
    stockKg = stockKg.plus(changeKg)
    if (stockKg.lt(0)) firstDay ??= day
    lowestDay = lower(lowestDay, { day, stockKg })
    const isLastOfMonth = sorted[at + 1]?.[0].slice(0, 7) !== day.slice(0, 7)
    if (isLastOfMonth) lowestMonthEnd = lower(lowestMonthEnd, { day, stockKg })
  }
  return { firstDay, lowestDay: inText(lowestDay), lowestMonthEnd: inText(lowestMonthEnd) }
}
