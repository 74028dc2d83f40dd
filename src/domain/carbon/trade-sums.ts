import { type Family, familyOf } from '#domain/figures/material-families.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import { createRunningSums, type RunningSums, type Sums } from './sums.ts'

/** Sums of the lines with equal keys. */
export type Grouped<Key> = Key & { sums: Sums }

/** Identity of a material at a point in time: name, GW code and factor (kg CO₂e avoided per kg). */
export type MaterialKey = { name: string | null; gwCode: string | null; carbonFactor: number | null }

/**
 * Sums of many trades. Plain data like {@link Sums}: a worker can sum a page of trades, and sums can be added or
 * subtracted. Groups without lines are omitted. The order of groups is undefined.
 */
export type TradeSums = {
  all: Sums
  /** Number of trades on each day, such as "2026-11-22". Days without trades are omitted. */
  days: ReadonlyArray<{ day: string; trades: number }>
  byMonth: ReadonlyArray<Grouped<{ month: string; family: Family }>>
  byMaterial: ReadonlyArray<Grouped<MaterialKey>>
  /** Sums by buyer. `id` and `name` are null for trades with an unknown buyer. */
  byBusiness: ReadonlyArray<Grouped<{ id: string | null; name: string | null }>>
}

/** Fields of a trade that the sums need. Lines have their recorded factors. */
export type CountedTrade = Pick<Trade, 'createdAt' | 'buyer'> & {
  materials: ReadonlyArray<Pick<Line, 'material' | 'weight' | 'value'>>
}

/** Creates running sums for each key. Keys are equal if their values are equal, in the same order. */
export function createGroups<Key extends object>() {
  const groups = new Map<string, { key: Key; running: RunningSums }>()
  return {
    of(key: Key): RunningSums {
      const text = JSON.stringify(Object.values(key))
      const group = groups.get(text) ?? { key, running: createRunningSums() }
      groups.set(text, group)
      return group.running
    },
    all: (): Array<Grouped<Key>> =>
      [...groups.values()]
        .filter(({ running }) => running.lineCount() > 0)
        .map(({ key, running }) => ({ ...key, sums: running.sums() })),
  }
}

/**
 * Creates sums that trades and other sums can be added to and subtracted from. `dayOf` returns the local day of a date
 * and time, such as "2026-11-22".
 */
export function createRunningTradeSums(dayOf: (moment: string) => string) {
  const all = createRunningSums()
  const days = new Map<string, number>()
  const months = createGroups<{ month: string; family: Family }>()
  const materials = createGroups<MaterialKey>()
  const businesses = createGroups<{ id: string | null; name: string | null }>()
  const countDay = (day: string, by: number) => days.set(day, (days.get(day) ?? 0) + by)
  return {
    /** Adds (1) or subtracts (-1) a trade. */
    addTrade({ createdAt, buyer, materials: lines }: CountedTrade, sign: 1 | -1) {
      const day = dayOf(createdAt)
      countDay(day, sign)
      for (const line of lines) {
        const { name, gwCode, carbonFactor } = line.material
        const counted = [
          all,
          months.of({ month: day.slice(0, 7), family: familyOf(gwCode) }),
          materials.of({ name, gwCode, carbonFactor }),
          businesses.of({ id: buyer?.id ?? null, name: buyer?.name ?? null }),
        ]
        for (const running of counted) running.addLine(line, false, sign)
      }
    },
    /** Adds (1) or subtracts (-1) sums of other trades. */
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

/** Returns the first and last day with trades, and the number of trades. Returns null if there are no trades. */
export function spanOf({ days }: TradeSums): { first: string; last: string; trades: number } | null {
  const sorted = days.map(({ day }) => day).toSorted()
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return null
  return { first, last, trades: days.reduce((sum, { trades }) => sum + trades, 0) }
}
