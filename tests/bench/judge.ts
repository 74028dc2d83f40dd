// Compares measured values with their limits.

/** All values of one metric in one run, in ms unless its name has another unit. */
export type Measured = {
  name: string
  values: readonly number[]
  /** Upper limit of the median; null for no limit. */
  limit: number | null
  /** Values of the baseline. `times` is the maximum ratio of the medians, null for no maximum. */
  floor?: { values: readonly number[]; times: number | null }
}

/** Returns a quantile; `share` is from 0 to 1. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const medianOf = (values: readonly number[]) => quantile(values, 0.5)

export function judge({ name, values, limit, floor }: Measured) {
  const median = medianOf(values)
  const ratio = floor ? median / medianOf(floor.values) : null
  return {
    name,
    median,
    slowest: quantile(values, 1),
    limit,
    /** Ratio to the baseline's median, and its maximum. */
    ratio,
    maximumRatio: floor?.times ?? null,
    isOver:
      !(limit === null || median <= limit) || (ratio !== null && ratio > (floor?.times ?? Number.POSITIVE_INFINITY)),
  }
}

type Judged = ReturnType<typeof judge>

const number = (value: number | null) => {
  const size = Math.abs(value ?? 0)
  return value?.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0) ?? ''
}

/** Returns the lines of a table, followed by a sentence about exceeded limits. */
export function reportOf(judged: readonly Judged[]): readonly string[] {
  const width = Math.max(...judged.map(({ name }) => name.length)) + 2
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(width) + cells.map(cell => cell.padStart(14)).join('')
  const over = judged.filter(({ isOver }) => isOver).length
  return [
    line('', ['median', 'slowest', 'limit', 'to floor']),
    ...judged.map(({ name, median, slowest, limit, ratio, maximumRatio, isOver }) => {
      const most = maximumRatio === null ? '' : ` ≤ ${maximumRatio.toFixed(1)}`
      const toFloor = ratio === null ? '' : `× ${ratio.toFixed(2)}${most}`
      return line(name, [`${isOver ? '✗ ' : ''}${number(median)}`, number(slowest), number(limit), toFloor])
    }),
    '',
    over === 0 ? 'Every median keeps within its limits.' : `${over} of ${judged.length} medians miss a limit (✗).`,
  ]
}
