// What was measured, against its limits and the run that was kept last.

/** All values of one thing in one run: ms, unless its name says otherwise. */
export type Measured = {
  name: string
  values: readonly number[]
  /** Upper limit of the median; null where it has none. */
  limit: number | null
  /** The same of the floor, and how many times as much it may be. */
  floor?: { values: readonly number[]; times: number | null }
}

/** Medians by what was measured, and when and on what that was. */
export type Kept = { of: string; medians: Readonly<Record<string, number>> }

/** The value that this share of all, from 0 to 1, does not exceed. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const medianOf = (values: readonly number[]) => quantile(values, 0.5)

export function judge({ name, values, limit, floor }: Measured, kept: Kept['medians']) {
  const median = medianOf(values)
  const ratio = floor ? median / medianOf(floor.values) : null
  const before = kept[name] ?? null
  return {
    name,
    median,
    slowest: quantile(values, 1),
    limit,
    /** How many times as much as on the floor. */
    ratio,
    kept: before,
    isOver:
      !(limit === null || median <= limit) || (ratio !== null && ratio > (floor?.times ?? Number.POSITIVE_INFINITY)),
    /** By more than a tenth. */
    isMore: before !== null && median > before * 1.1,
  }
}

export type Judged = ReturnType<typeof judge>

export const keptOf = (of: string, judged: readonly Judged[], { medians }: Kept): Kept => ({
  of,
  medians: {
    ...medians,
    ...Object.fromEntries(judged.map(({ name, median }) => [name, Math.round(median * 10) / 10])),
  },
})

const number = (value: number | null) => {
  const size = Math.abs(value ?? 0)
  return value?.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0) ?? ''
}

/** The lines of a table, and below it in sentences what misses its limit or became more. */
export function reportOf(judged: readonly Judged[]): readonly string[] {
  const width = Math.max(...judged.map(({ name }) => name.length)) + 2
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(width) + cells.map(cell => cell.padStart(10)).join('')
  const over = judged.filter(({ isOver }) => isOver).length
  return [
    line('', ['median', 'slowest', 'limit', 'to floor', 'kept']),
    ...judged.map(({ name, median, slowest, limit, ratio, kept, isOver }) => {
      const toFloor = ratio === null ? '' : `× ${ratio.toFixed(2)}`
      return line(name, [
        `${isOver ? '✗ ' : ''}${number(median)}`,
        number(slowest),
        number(limit),
        toFloor,
        number(kept),
      ])
    }),
    '',
    ...judged
      .filter(({ isMore }) => isMore)
      .map(each => `${each.name}: ${number(each.median)}, and ${number(each.kept)} in the run that was kept.`),
    over === 0 ? 'Every median keeps within its limits.' : `${over} of ${judged.length} medians miss a limit (✗).`,
  ]
}
