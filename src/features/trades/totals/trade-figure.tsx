import type { ReactNode } from 'react'
import { nextTask } from '#actors/next-task.ts'
import { carbonInColumn, carbonWithUnit, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { createRunningSums, type Sums, sumsOf, weightOf } from '#domain/carbon/sums.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { formatMoney, moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber, formatWeight, leftToRight } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import type { ListFigures, ListSums } from '#patterns/list/table/list-figures.ts'
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

/** Maximum duration of a task in ms. */
const longestTask = 16

/** Sums parts in short tasks, because 100,000 trades take seconds. */
async function sumsOfParts(parts: readonly (readonly Trade[])[], signal: AbortSignal) {
  const running = createRunningSums()
  let unpriced = 0
  let begun = performance.now()
  for (const part of parts) {
    if (part.length === 0) continue
    if (performance.now() - begun > longestTask) {
      await nextTask()
      signal.throwIfAborted()
      begun = performance.now()
    }
    const known = sumsOfPart(part)
    running.addSums(known.sums, 1)
    unpriced += known.unpriced
  }
  return { sums: running.sums(), unpriced }
}

async function totals(parts: readonly (readonly Trade[])[], locale: string, signal: AbortSignal): Promise<ListSums> {
  const { sums, unpriced } = await sumsOfParts(parts, signal)
  const value = moneyInColumn(sums.value, locale)
  const carbon = knownCarbon(sums)
  const words = [
    formatWeight(sums.weight, locale),
    formatMoney(sums.value, locale),
    ...(effectOf(carbon) === 'avoided'
      ? [t('{carbon} CO₂e avoided', { carbon: carbonWithUnit(carbon, locale, 'kg') })]
      : []),
  ].join(' · ')
  const cells = {
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
  return { cells, words }
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
