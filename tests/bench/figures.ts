const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)

/** The time that this share of all times, from 0 to 1, does not exceed. */
export const quantile = (times: readonly number[], share: number) =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

export const ms = (time: number) => `${time.toFixed(1)} ms`

/** A row of a table with cells of this width. */
export const row = (cells: readonly string[], width = 14) => cells.map(cell => cell.padStart(width)).join('')
