import type { ReactNode } from 'react'
import { nextTask } from '#actors/next-task.ts'
import { carbonInColumn, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { createRunningSums, type Sums, sumsOf, weightOf, withCarbonOf } from '#domain/carbon/sums.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { formatMoney, moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber, formatWeight, leftToRight } from '#domain/figures/numbers.ts'
import { isSaleOf } from '#domain/trades/trade-side.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import type { ListFigures, ListSums, SumView } from '#patterns/list/table/list-figures.ts'
import type { RowView } from '#patterns/list/table/row-view.ts'
import type { Trade } from '#schemas/trade.ts'
import { loadCarbonInWords } from './load-carbon.ts'
import * as css from './totals.css.ts'

/** CO₂e of a sale. */
const noCarbon = '–'

const allLines = ({ materials }: Trade) => materials

/** Returns the CO₂e for a cell. If some lines have no factor, adds how many lines were counted. */
function carbonCell(sums: Sums, locale: string): ReactNode {
  const carbon = knownCarbon(sums)
  const counted = carbon === null ? '' : countedOf(sums, locale)
  const effect = effectOf(carbon)
  const amount = carbonInColumn(carbon, locale)
  // The column already has this colour, so most rows of a long list need one element less.
  if (effect === 'avoided' && !counted) return amount
  return (
    <span>
      <span className={css.effects[effect]}>{amount}</span>
      {counted ? <span className={css.note}> {counted}</span> : null}
    </span>
  )
}

/** Sums of lines. `hasCarbon` is false if all of them were sold, because their CO₂e counts for the buyer. */
type TradeSums = { sums: Sums; hasCarbon: boolean }

/** Returns the sums of trades: of all lines, or of those that `linesOf` returns. */
function sumsOfTrades(
  trades: readonly Trade[],
  { businessId, linesOf = allLines }: Pick<SumView<Trade>, 'businessId' | 'linesOf'>,
): TradeSums {
  const sums = sumsOf(trades.flatMap(linesOf))
  const counted = trades.filter(trade => !isSaleOf(businessId, trade))
  if (counted.length === trades.length) return { sums, hasCarbon: true }
  return { sums: withCarbonOf(sums, sumsOf(counted.flatMap(linesOf))), hasCarbon: counted.length > 0 }
}

type PartSums = {
  /** Sums of the lines that match the filter, or of all lines if the filter tests no lines. */
  matching: TradeSums
  /** Sums of all lines of the records. */
  records: TradeSums
  /** Number of the summed lines without a price. */
  unpriced: number
  /** Names of the summed materials. */
  names: ReadonlySet<string | null>
}

const knownSums = new WeakMap<readonly Trade[], PartSums>()

/** Returns the sums of a part of the rows. The part is the cache key. */
function sumsOfPart(trades: readonly Trade[], { businessId, linesOf }: SumView<Trade>): PartSums {
  const known = knownSums.get(trades)
  if (known) return known
  const lines = trades.flatMap(linesOf ?? allLines)
  const records = sumsOfTrades(trades, { businessId })
  const part = {
    matching: linesOf ? sumsOfTrades(trades, { businessId, linesOf }) : records,
    records,
    unpriced: lines.filter(({ value }) => value === 0).length,
    names: new Set(lines.map(({ material }) => material.name)),
  }
  knownSums.set(trades, part)
  return part
}

/** Maximum duration of a task in ms. */
const longestTask = 16

/** Sums parts in short tasks, because 100,000 trades take seconds. */
async function sumsOfParts(
  parts: ReadonlyArray<readonly Trade[]>,
  view: SumView<Trade>,
  signal: AbortSignal,
): Promise<PartSums> {
  const running = { matching: createRunningSums(), records: createRunningSums() }
  let hasCarbon = false
  const names = new Set<string | null>()
  let unpriced = 0
  let begun = performance.now()
  for (const part of parts) {
    if (part.length === 0) continue
    if (performance.now() - begun > longestTask) {
      await nextTask()
      signal.throwIfAborted()
      begun = performance.now()
    }
    const known = sumsOfPart(part, view)
    running.matching.addSums(known.matching.sums, 1)
    running.records.addSums(known.records.sums, 1)
    hasCarbon ||= known.records.hasCarbon
    unpriced += known.unpriced
    for (const name of known.names) names.add(name)
  }
  return {
    matching: { sums: running.matching.sums(), hasCarbon },
    records: { sums: running.records.sums(), hasCarbon },
    unpriced,
    names,
  }
}

/** Returns the cells of totals. `unpriced` is a number of lines; 0 shows no note. */
const cellsOf = ({ sums, hasCarbon }: TradeSums, unpriced: number, locale: string): ListSums['cells'] => ({
  lines: countInWords(sums.lines, locale),
  weight: formatNumber(sums.weight, locale),
  value:
    unpriced === 0 ? (
      moneyInColumn(sums.value, locale)
    ) : (
      <span>
        {moneyInColumn(sums.value, locale)}
        <span className={css.note}>
          {' '}
          {t('{count, plural, one {# line without a price} other {# lines without a price}}', {
            count: unpriced,
            locale,
          })}
        </span>
      </span>
    ),
  carbon: hasCarbon ? carbonCell(sums, locale) : <span className={css.effects.unknown}>{noCarbon}</span>,
})

async function totals(
  parts: ReadonlyArray<readonly Trade[]>,
  view: SumView<Trade>,
  signal: AbortSignal,
): Promise<ListSums> {
  const { locale } = view
  const { matching, records, unpriced, names } = await sumsOfParts(parts, view, signal)
  const { sums, hasCarbon } = matching
  const hasOthers = records.sums.lines > sums.lines
  const [name = null, ...others] = names
  const label = name !== null && others.length === 0 ? isolated(name) : t('Matching lines')
  const weight = formatWeight(sums.weight, locale)
  const words = [
    hasOthers ? t('{label}: {value}', { label, value: weight }) : weight,
    formatMoney(sums.value, locale),
    ...(hasCarbon ? [loadCarbonInWords(sums, locale), countedOf(sums, locale)] : []),
    hasOthers ? t('complete records: {amount}', { amount: formatWeight(records.sums.weight, locale) }) : '',
  ]
  return {
    cells: cellsOf(matching, unpriced, locale),
    words: words.filter(Boolean).join(' · '),
    recordSums: hasOthers ? { label, cells: cellsOf(records, 0, locale) } : null,
  }
}

const sumsOfRow = (trade: Trade, { linesOf = allLines }: RowView<Trade>) => sumsOfTrade({ materials: linesOf(trade) })

/** Totals of a trade in list cells: kg, rand, and kg CO₂e avoided. A filter of lines counts only the lines that match. */
export const tradeCells = {
  weight: (trade, view) => formatNumber(sumsOfRow(trade, view).weight, view.locale),
  value: (trade, view) => moneyInColumn(sumsOfRow(trade, view).value, view.locale),
  carbon: (trade, view) =>
    isSaleOf(view.businessId, trade) ? noCarbon : carbonCell(sumsOfRow(trade, view), view.locale),
} satisfies Record<string, ListColumn<Trade>['cell']>

/** Totals of several trades. Day headings show rounded kilograms: "8 412 kg". */
export const tradeFigures: ListFigures<Trade> = {
  sumOf(trades, { locale, linesOf = allLines }) {
    const lines = trades.flatMap(linesOf)
    return lines.length === 0
      ? null
      : leftToRight(`${formatNumber(weightOf(lines), locale, { min: 0, max: 0 })}\u00a0kg`)
  },
  cellsOf: (trades, view) => cellsOf(sumsOfTrades(trades, view), 0, view.locale),
  totals,
}
