import { formatNumber } from '#domain/numbers.ts'
import { totalsOf } from '#domain/totals.ts'
import type { Line } from '#schemas/trade.ts'

/** A sum over the lines of a trade, for a cell: kg, rand, or kg CO₂e avoided. */
export const TradeFigure = ({
  lines,
  of,
  locale,
}: {
  lines: readonly Line[]
  of: 'weight' | 'value' | 'carbon'
  locale: string
}) => formatNumber(totalsOf(lines)[of], locale)
