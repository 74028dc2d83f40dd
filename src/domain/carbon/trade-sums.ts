import { type Family, familyOf } from '#domain/figures/material-families.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import { createTally, type Sums, type Tally } from './tally.ts'

/** Sums of the lines that have one key. */
export type Grouped<Key> = Key & { sums: Sums }

/** The lines of one name, GW code and factor (kg CO₂e avoided per kg): what a material was at one time. */
export type MaterialKey = { name: string | null; gwCode: string | null; carbonFactor: number | null }

/**
 * Sums of many trades. Plain data, as {@link Sums} are: those of a page can be computed in a worker, added to those of other
 * pages, and taken away again. Groups without lines are left out, and groups are in no order.
 */
export type TradeSums = {
  all: Sums
  /** How many trades there are on each day, such as "2026-11-22"; days without trades are left out. */
  days: ReadonlyArray<{ day: string; trades: number }>
  /** `month` such as "2026-11". */
  byMonth: ReadonlyArray<Grouped<{ month: string; family: Family }>>
  byMaterial: ReadonlyArray<Grouped<MaterialKey>>
  /** By the buyer; `id` and `name` are null for trades whose buyer is unknown. */
  byBusiness: ReadonlyArray<Grouped<{ id: string | null; name: string | null }>>
}

/** What sums need to know of a trade. Its lines bring the factors that they were recorded with. */
export type CountedTrade = Pick<Trade, 'createdAt' | 'buyer'> & {
  materials: ReadonlyArray<Pick<Line, 'material' | 'weight' | 'value'>>
}

/** Tallies by key. */
function createGroups<Key extends object>() {
  const groups = new Map<string, { key: Key; tally: Tally }>()
  return {
    of(key: Key): Tally {
      const text = JSON.stringify(Object.values(key))
      const group = groups.get(text) ?? { key, tally: createTally() }
      groups.set(text, group)
      return group.tally
    },
    all: (): Array<Grouped<Key>> =>
      [...groups.values()]
        .filter(({ tally }) => tally.lineCount() > 0)
        .map(({ key, tally }) => ({ ...key, sums: tally.sums() })),
  }
}

/** Adds up trades and sums of trades. `dayOf` gives the day of a moment, such as "2026-11-22", where the user is. */
export function createTradeTally(dayOf: (moment: string) => string) {
  const all = createTally()
  const days = new Map<string, number>()
  const months = createGroups<{ month: string; family: Family }>()
  const materials = createGroups<MaterialKey>()
  const businesses = createGroups<{ id: string | null; name: string | null }>()
  const countDay = (day: string, by: number) => days.set(day, (days.get(day) ?? 0) + by)
  return {
    /** Adds a trade (1), or takes it away (-1). */
    addTrade({ createdAt, buyer, materials: lines }: CountedTrade, sign: 1 | -1) {
      const day = dayOf(createdAt)
      countDay(day, sign)
      for (const line of lines) {
        const { name, gwCode, carbonFactor } = line.material
        const tallies = [
          all,
          months.of({ month: day.slice(0, 7), family: familyOf(gwCode) }),
          materials.of({ name, gwCode, carbonFactor }),
          businesses.of({ id: buyer?.id ?? null, name: buyer?.name ?? null }),
        ]
        for (const tally of tallies) tally.addLine(line, false, sign)
      }
    },
    /** Adds the sums of other trades (1), or takes them away (-1). */
    addSums({ all: sums, days: counted, byMonth, byMaterial, byBusiness }: TradeSums, sign: 1 | -1) {
      all.addSums(sums, sign)
      for (const { day, trades } of counted) countDay(day, sign * trades)
      for (const { sums: part, ...key } of byMonth) months.of(key).addSums(part, sign)
      for (const { sums: part, ...key } of byMaterial) materials.of(key).addSums(part, sign)
      for (const { sums: part, ...key } of byBusiness) businesses.of(key).addSums(part, sign)
    },
    sums: (): TradeSums => ({
      all: all.sums(),
      days: [...days].filter(([, trades]) => trades > 0).map(([day, trades]) => ({ day, trades })),
      byMonth: months.all(),
      byMaterial: materials.all(),
      byBusiness: businesses.all(),
    }),
  }
}

/** The first and the last day with a trade, and how many trades there are; null when there are none. */
export function spanOf({ days }: TradeSums): { first: string; last: string; trades: number } | null {
  const sorted = days.map(({ day }) => day).toSorted()
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return null
  return { first, last, trades: days.reduce((sum, { trades }) => sum + trades, 0) }
}
