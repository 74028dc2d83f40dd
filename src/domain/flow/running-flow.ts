import { exact } from '#domain/carbon/carbon.ts'
import { type CountedTrade, createGroups, type Grouped } from '#domain/carbon/trade-sums.ts'
import type { Day, DayRange } from '#domain/figures/periods.ts'
import type { Trade } from '#schemas/trade.ts'
import { counterpartyOf, type FlowSubject, type Movement } from './movement.ts'
import { createStockChanges, type StockChanges } from './stock-changes.ts'

/**
 * Sum that a line belongs to: a movement within the period, or an earlier movement in or out. The slots `countedIn` and
 * `countedOut` repeat the earlier lines from before the day of the stock-take.
 */
export type Slot = Movement | 'earlierIn' | 'earlierOut' | 'countedIn' | 'countedOut'

/** Material of a report. Lines with equal names and GW codes belong to one material, even if their factors differ. */
export type FlowMaterialKey = { name: string | null; gwCode: string | null }
type CounterpartyKey = { id: string | null; name: string | null }

/** Sums of the records up to the end of a period. */
export type FlowSums = {
  materials: ReadonlyArray<Grouped<FlowMaterialKey & { slot: Slot }>>
  /** Sums by material and month of the period, such as "2026-07". */
  months: ReadonlyArray<Grouped<FlowMaterialKey & { month: string; slot: Movement }>>
  counterparties: ReadonlyArray<Grouped<CounterpartyKey & { slot: Movement }>>
  /** Changes of the stock within the period. */
  stockChanges: ReadonlyArray<StockChanges<FlowMaterialKey>>
  /** Numbers of records before and within the period, and the first and last day with a record in it. */
  records: { earlier: number; count: number; first: Day | null; last: Day | null }
}

export type FlowTrade = CountedTrade & Pick<Trade, 'seller'>

/** Scope of the sums. `countedOn` is the day of the stock-take, at its start; null without one. */
export type FlowScope = { period: DayRange; kind: FlowSubject['kind']; countedOn: Day | null }

/** Returns the slots of a line before the period. */
function earlierSlots(movement: Movement, isCounted: boolean): Slot[] {
  const isOut = movement === 'sold'
  const earlier: Slot = isOut ? 'earlierOut' : 'earlierIn'
  return isCounted ? [earlier, isOut ? 'countedOut' : 'countedIn'] : [earlier]
}

/**
 * Creates the sums of a material-flow report. `dayOf` returns the local day of a date and time, such as "2026-11-22".
 */
export function createRunningFlow(scope: FlowScope, dayOf: (moment: string) => Day) {
  const { period, kind, countedOn } = scope
  const materials = createGroups<FlowMaterialKey & { slot: Slot }>()
  const months = createGroups<FlowMaterialKey & { month: string; slot: Movement }>()
  const counterparties = createGroups<CounterpartyKey & { slot: Movement }>()
  const stockChanges = createStockChanges<FlowMaterialKey>()
  const records: FlowSums['records'] = { earlier: 0, count: 0, first: null, last: null }

  function addEarlier(movement: Movement, lines: FlowTrade['materials'], day: Day) {
    records.earlier += 1
    const slots = earlierSlots(movement, countedOn !== null && day < countedOn)
    for (const line of lines) {
      const { name, gwCode } = line.material
      for (const slot of slots) materials.of({ name, gwCode, slot }).addLine(line, false, 1)
    }
  }
  function addCurrent(slot: Movement, trade: FlowTrade, day: Day) {
    records.count += 1
    if (records.first === null || day < records.first) records.first = day
    if (records.last === null || day > records.last) records.last = day
    const party = counterpartyOf(slot, trade, kind)
    const month = day.slice(0, 7)
    const counterparty = counterparties.of({ id: party?.id ?? null, name: party?.name ?? null, slot })
    for (const line of trade.materials) {
      const { name, gwCode } = line.material
      const counted = [counterparty, materials.of({ name, gwCode, slot }), months.of({ month, name, gwCode, slot })]
      for (const running of counted) running.addLine(line, false, 1)
      const weight = exact(line.weight)
      stockChanges.add({ name, gwCode }, day, slot === 'sold' ? weight.neg() : weight)
    }
  }
  return {
    /**
     * Adds a record. Returns true if it is within the period. Ignores records after the period, and a collector's
     * records before the period, because collectors have no stock.
     */
    add(movement: Movement, trade: FlowTrade): boolean {
      const day = dayOf(trade.createdAt)
      if (day > period.to) return false
      if (day >= period.from) addCurrent(movement, trade, day)
      else if (kind === 'business') addEarlier(movement, trade.materials, day)
      return day >= period.from
    },
    sums: (): FlowSums => ({
      materials: materials.all(),
      months: months.all(),
      counterparties: counterparties.all(),
      stockChanges: stockChanges.all(),
      records: { ...records },
    }),
  }
}
