import { carbonInColumn, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { type Totals, totalsOf } from '#domain/carbon/totals.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { Line } from '#schemas/trade.ts'
import * as css from './trade-figure.css.ts'

/** The CO₂e of a trade for a cell, with how many of its lines are in it where some have no factor. */
function CarbonFigure({ totals, locale }: { totals: Totals; locale: string }) {
  const carbon = knownCarbon(totals)
  const counted = carbon === null ? '' : countedOf(totals)
  return (
    <>
      {counted ? <span className={css.note}>{counted} </span> : null}
      <span className={css.effects[effectOf(carbon)]}>{carbonInColumn(carbon, locale)}</span>
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
