import { carbonInColumn, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { type Sums, sumsOf, weightOf } from '#domain/carbon/tally.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import * as css from './trade-figure.css.ts'

/** The CO₂e of a trade for a cell, with how many of its lines are in it where some have no factor. */
function CarbonFigure({ sums, locale }: { sums: Sums; locale: string }) {
  const carbon = knownCarbon(sums)
  const counted = carbon === null ? '' : countedOf(sums)
  const effect = effectOf(carbon)
  const amount = carbonInColumn(carbon, locale)
  // The column has the colour of savings: one element less in most rows of a long list.
  if (effect === 'saved' && !counted) return amount
  return (
    <span>
      <span className={css.effects[effect]}>{amount}</span>
      {counted ? <span className={css.note}> {counted}</span> : null}
    </span>
  )
}

const known = new WeakMap<readonly Line[], Sums>()

/** The sums of the lines of a trade, which are reckoned once for all cells of its row. */
function summed(lines: readonly Line[]): Sums {
  const sums = known.get(lines) ?? sumsOf(lines)
  known.set(lines, sums)
  return sums
}

/** A sum over the lines of a trade, for a cell: kg, rand, or kg CO₂e avoided. */
export function TradeFigure({
  lines,
  of,
  locale,
}: {
  lines: readonly Line[]
  of: 'weight' | 'value' | 'carbon'
  locale: string
}) {
  const sums = summed(lines)
  return of === 'carbon' ? <CarbonFigure sums={sums} locale={locale} /> : formatNumber(sums[of], locale)
}

/** What trades weigh together, in whole kg: "8 412 kg". */
export function WeightOfTrades({ trades, locale }: { trades: readonly Trade[]; locale: string }) {
  const weight = weightOf(trades.flatMap(({ materials }) => materials))
  return `${formatNumber(weight, locale, { min: 0, max: 0 })}\u00a0kg`
}
