import type { ReactNode } from 'react'
import { carbonInColumn, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { type Sums, weightOf } from '#domain/carbon/sums.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import type { ListFigures } from '#patterns/list/table/list-figures.ts'
import type { Trade } from '#schemas/trade.ts'
import * as css from './totals.css.ts'

/** Returns the CO₂e for a cell. If some lines have no factor, adds how many lines were counted. */
function carbonCell(sums: Sums, locale: string): ReactNode {
  const carbon = knownCarbon(sums)
  const counted = carbon === null ? '' : countedOf(sums, locale)
  const effect = effectOf(carbon)
  const amount = carbonInColumn(carbon, locale)
  // The column already has this colour. Saves an element in most rows of a long list.
  if (effect === 'avoided' && !counted) return amount
  return (
    <span>
      <span className={css.effects[effect]}>{amount}</span>
      {counted ? <span className={css.note}> {counted}</span> : null}
    </span>
  )
}

/** Totals of trades in list cells: kg, rand, and kg CO₂e avoided. Day headings show rounded kilograms: "8 412 kg". */
export const tradeFigures: ListFigures<Trade> = {
  cells: {
    weight: (trade, locale) => formatNumber(sumsOfTrade(trade).weight, locale),
    value: (trade, locale) => moneyInColumn(sumsOfTrade(trade).value, locale),
    carbon: (trade, locale) => carbonCell(sumsOfTrade(trade), locale),
  },
  sumOf(trades, locale) {
    const lines = trades.flatMap(({ materials }) => materials)
    return lines.length === 0
      ? null
      : leftToRight(`${formatNumber(weightOf(lines), locale, { min: 0, max: 0 })}\u00a0kg`)
  },
}
