import { formatNumber } from '#domain/figures/numbers.ts'
import { totalsOf } from '#domain/figures/totals.ts'
import type { Line } from '#schemas/trade.ts'
import * as css from './trade-figure.css.ts'

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
  const figure = totalsOf(lines)[of]
  const shown = formatNumber(figure, locale)
  return Number(figure) < 0 ? <span className={css.belowZero}>{shown}</span> : shown
}
