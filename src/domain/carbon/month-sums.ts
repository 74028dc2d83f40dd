import type { Family } from '#domain/figures/material-families.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { families } from '#rules/families.ts'
import { exact, exactText } from './carbon.ts'
import { createRunningSums, type Sums } from './sums.ts'
import type { TradeSums } from './trade-sums.ts'

/** Table of sums with a row for each month, a column for each family that has lines, and totals. */
export type MonthTable = {
  /** Families in their fixed display order. */
  families: readonly Family[]
  /** Rows in chronological order. `month` has the format "2026-11". */
  rows: ReadonlyArray<{ month: string; all: Sums; byFamily: ReadonlyMap<Family, Sums> }>
  byFamily: ReadonlyMap<Family, Sums>
  all: Sums
}

/**
 * Returns all months from the month of `from` to the month of `to`, such as "2026-10" and "2026-11". The parameters are
 * days such as "2026-11-22".
 */
export function monthsBetween(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const last = to.slice(0, 7)
  const months: string[] = []
  for (let at = month - 1; ; at += 1) {
    const next = `${String(year + Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
    if (next > last) return months
    months.push(next)
  }
}

function combined(groups: TradeSums['byMonth']): Sums {
  const running = createRunningSums()
  for (const { sums } of groups) running.addSums(sums, 1)
  return running.sums()
}

/** Groups sums by month and family. Months without trades have empty rows. */
export function monthTable({ byMonth }: Pick<TradeSums, 'byMonth'>, months: readonly string[]): MonthTable {
  const inTable = byMonth.filter(({ month }) => months.includes(month))
  const byFamily = (groups: TradeSums['byMonth']) =>
    new Map(
      families.flatMap(family => {
        const own = groups.filter(group => group.family === family)
        return own.length === 0 ? [] : [[family, combined(own)] as const]
      }),
    )
  const columns = byFamily(inTable)
  return {
    families: [...columns.keys()],
    rows: months.map(month => {
      const own = inTable.filter(group => group.month === month)
      return { month, all: combined(own), byFamily: byFamily(own) }
    }),
    byFamily: columns,
    all: combined(inTable),
  }
}

/**
 * Returns the exact share of a part in percent, such as "42.5". Returns null if the total is 0. Also returns null if
 * the total is a difference of avoided CO₂e and CO₂e more than new, because its shares have no meaning.
 */
export function shareOf(part: DecimalText, total: Pick<Sums, 'carbon' | 'emitted'>): DecimalText | null {
  const all = exact(total.carbon)
  const isMixed = exact(total.emitted).gt(0) && !exact(total.emitted).eq(all.neg())
  return isMixed || all.eq(0) ? null : exactText(exact(part).times(100).div(all))
}

/**
 * Returns the growth from `before` to `now` in percent, negative for a decrease. Returns null if `before` is not
 * positive.
 */
export function growthSince(before: DecimalText, now: DecimalText): DecimalText | null {
  const base = exact(before)
  return base.gt(0) ? exactText(exact(now).minus(base).times(100).div(base)) : null
}

type Named = { name: string | null; sums: Sums }

/**
 * Returns the groups that avoided CO₂e, largest first. Merges groups with equal keys, for example a material that has
 * had two factors.
 */
export function mostAvoided<Group extends Named>(
  groups: readonly Group[],
  keyOf: (group: Group) => string,
): ReadonlyArray<Group & { sums: Sums }> {
  const found = new Map<string, { group: Group; running: ReturnType<typeof createRunningSums> }>()
  for (const group of groups) {
    const key = keyOf(group)
    const entry = found.get(key) ?? { group, running: createRunningSums() }
    found.set(key, entry)
    entry.running.addSums(group.sums, 1)
  }
  return [...found.values()]
    .map(({ group, running }) => ({ ...group, sums: running.sums() }))
    .filter(({ sums }) => exact(sums.carbon).gt(0))
    .toSorted((a, b) => exact(b.sums.carbon).cmp(exact(a.sums.carbon)))
}
