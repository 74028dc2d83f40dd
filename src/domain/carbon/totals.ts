import { type Family, familyOf } from '#domain/figures/material-families.ts'
import { families } from '#rules/families.ts'
import { exact, type Measured } from './carbon.ts'
import { asRecorded, createTally, type IsAtTodays, type Sums, type Tally } from './tally.ts'

/** The sums of lines, and those of each family: the most CO₂e avoided first, families without lines left out. */
export type Totals = Sums & { byFamily: ReadonlyArray<Sums & { family: Family }> }

/**
 * Sums lists of lines that follow one another, such as those of a form while it is filled in. Only the lines that are not the
 * same objects as in the list before are computed, and as long as nothing changes the sums are the same object. So lines
 * have to be immutable.
 */
export function runningTotals<Line extends Measured>(
  isAtTodays: IsAtTodays<Line> = asRecorded,
): (lines: readonly Line[]) => Totals {
  let summed: readonly Line[] = []
  const all = createTally()
  const shares = new Map<Family, Tally>()
  let totals: Totals = { ...all.sums(), byFamily: [] }

  const add = (line: Line, sign: 1 | -1) => {
    const isTodays = isAtTodays(line)
    const family = familyOf(line.material?.gwCode)
    const share = shares.get(family) ?? createTally()
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

/** Sums of lines that have the factors they were recorded with. {@link file://./carbon-words.ts} rounds a sum (half-even, once) for display. */
export const totalsOf = (lines: readonly Measured[]): Totals => runningTotals()(lines)
