import { carbonInColumn, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { type Totals, totalsOf } from '#domain/carbon/totals.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import * as css from './trade-figure.css.ts'

/** The CO₂e of a trade for a cell, with how many of its lines are in it where some have no factor. */
function CarbonFigure({ totals, locale }: { totals: Totals; locale: string }) {
  const carbon = knownCarbon(totals)
  const counted = carbon === null ? '' : countedOf(totals)
  return (
    <>
      <span className={css.effects[effectOf(carbon)]}>{carbonInColumn(carbon, locale)}</span>
      {counted ? <span className={css.note}> {counted}</span> : null}
    </>
  )
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
  const totals = totalsOf(lines)
  return of === 'carbon' ? <CarbonFigure {...{ totals, locale }} /> : formatNumber(totals[of], locale)
}

/** What trades weigh together, in whole kg: "8 412 kg". */
export function WeightOfTrades({ trades, locale }: { trades: readonly Trade[]; locale: string }) {
  const { weight } = totalsOf(trades.flatMap(({ materials }) => materials))
  return `${formatNumber(weight, locale, { min: 0, max: 0 })}\u00a0kg`
}
