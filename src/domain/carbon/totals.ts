import { type Family, familyOf } from '#domain/figures/material-families.ts'
import { families } from '#rules/families.ts'
import { exact, type Measured } from './carbon.ts'
import { asRecorded, createRunningSums, type IsAtTodays, type RunningSums, type Sums } from './sums.ts'

/**
 * Sums of lines, in total and by family. The family with the most avoided CO₂e comes first; families without lines are
 * omitted.
 */
export type Totals = Sums & { byFamily: ReadonlyArray<Sums & { family: Family }> }

/**
 * Creates a function that sums lists of lines, for example while a form is edited. A call recomputes only lines that
 * are new objects since the previous call. Returns the same sums if nothing changed. Lines must be immutable.
 */
export function runningTotals<Line extends Measured>(
  isAtTodays: IsAtTodays<Line> = asRecorded,
): (lines: readonly Line[]) => Totals {
  let summed: readonly Line[] = []
  const all = createRunningSums()
  const shares = new Map<Family, RunningSums>()
  let totals: Totals = { ...all.sums(), byFamily: [] }

  const add = (line: Line, sign: 1 | -1) => {
    const isTodays = isAtTodays(line)
    const family = familyOf(line.material?.gwCode)
    const share = shares.get(family) ?? createRunningSums()
    shares.set(family, share)
    all.addLine(line, isTodays, sign)
    share.addLine(line, isTodays, sign)
  }
  return lines => {
    let hasChanged = false
    for (let at = 0; at < Math.max(summed.length, lines.length); at += 1) {
      const [before, now] = [summed[at], lines[at]]
      if (before === now) continue
      hasChanged = true
      if (before) add(before, -1)
      if (now) add(now, 1)
    }
    summed = lines
    if (!hasChanged) return totals
    const byFamily = families
      .flatMap(family => {
        const share = shares.get(family)
        return share && share.lineCount() > 0 ? [{ family, ...share.sums() }] : []
      })
      .toSorted((a, b) => exact(b.carbon).cmp(exact(a.carbon)))
    totals = { ...all.sums(), byFamily }
    return totals
  }
}

/**
 * Sums lines by their recorded factors, unrounded. {@link file://./carbon-words.ts} rounds for display (half-even,
 * once).
 */
export const totalsOf = (lines: readonly Measured[]): Totals => runningTotals()(lines)
