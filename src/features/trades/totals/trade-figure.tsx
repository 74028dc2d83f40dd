import type { ReactNode } from 'react'
import { carbonInColumn, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { createRunningSums, type Sums, sumsOf, weightOf } from '#domain/carbon/sums.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
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

const knownSums = new WeakMap<readonly Trade[], { sums: Sums; unpriced: number }>()

/** Returns the sums of a part of the rows, and the number of its lines without a price. Cached by the part. */
function sumsOfPart(trades: readonly Trade[]) {
  let known = knownSums.get(trades)
  if (!known) {
    const lines = trades.flatMap(({ materials }) => materials)
    known = { sums: sumsOf(lines), unpriced: lines.filter(({ value }) => value === 0).length }
    knownSums.set(trades, known)
  }
  return known
}

function totals(parts: readonly (readonly Trade[])[], locale: string): Readonly<Record<string, ReactNode>> {
  const running = createRunningSums()
  let unpriced = 0
  for (const part of parts) {
    if (part.length === 0) continue
    const known = sumsOfPart(part)
    running.addSums(known.sums, 1)
    unpriced += known.unpriced
  }
  const sums = running.sums()
  const value = moneyInColumn(sums.value, locale)
  return {
    lines: countInWords(sums.lines, locale),
    weight: formatNumber(sums.weight, locale),
    value:
      unpriced === 0 ? (
        value
      ) : (
        <span>
          {value}
          <span className={css.note}>
            {' '}
            {t('{count, plural, one {# line without a price} other {# lines without a price}}', {
              count: unpriced,
              locale,
            })}
          </span>
        </span>
      ),
    carbon: carbonCell(sums, locale),
  }
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
  totals,
}
