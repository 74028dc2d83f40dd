import { code39Elements } from '#domain/figures/code-39.ts'

const characters = '0123456789ABCDEF-*'

/** Returns the narrow (0) and wide (1) elements of a character. */
const patternOf = (widths: readonly number[], narrow: number) =>
  widths.map(width => (width > narrow * 2 ? 1 : 0)).join('')

const known = new Map(
  Array.from(characters, character => [patternOf(code39Elements(character), 1), character] as const),
)

/** Returns the lengths of the dark and light runs in a row of pixels, from the first dark pixel to the last. */
function runsOf(row: readonly boolean[]): number[] {
  const runs: number[] = []
  for (const [at, isDark] of row.entries()) {
    if (at > 0 && row[at - 1] === isDark) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else if (isDark || runs.length > 0) runs.push(1)
  }
  return row.at(-1) ? runs : runs.slice(0, -1)
}

/**
 * Reads a Code 39 barcode from a row of pixels (true is dark), like a scanner. Returns null if the row has no barcode.
 */
export function readCode39(row: readonly boolean[]): string | null {
  const runs = runsOf(row)
  const narrow = Math.min(...runs)
  let text = ''
  // A character has nine elements. A light run separates characters.
  for (let at = 0; at + 9 <= runs.length; at += 10) text += known.get(patternOf(runs.slice(at, at + 9), narrow)) ?? '?'
  return /^\*[^*?]+\*$/.test(text) ? text.slice(1, -1) : null
}
