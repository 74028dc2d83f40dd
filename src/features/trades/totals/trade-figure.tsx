import type { ReactNode } from 'react'
import { nextTask } from '#actors/next-task.ts'
import { carbonInColumn, countedOf, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { createRunningSums, type Sums, sumsOf, weightOf } from '#domain/carbon/sums.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { formatMoney, moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber, formatWeight, leftToRight } from '#domain/figures/numbers.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import type { ListFigures, ListSums, SummedRows } from '#patterns/list/table/list-figures.ts'
import type { Trade } from '#schemas/trade.ts'
import { loadCarbonInWords } from './load-carbon.ts'
import * as css from './totals.css.ts'

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

type PartSums = {
  /** Sums of the lines that match the filter, or of all lines if the filter tests no lines. */
  sums: Sums
  /** Sums of all lines of the records. */
  recordSums: Sums
  /** Number of the summed lines without a price. */
  unpriced: number
  /** Names of the summed materials. */
  names: ReadonlySet<string | null>
}

const knownSums = new WeakMap<readonly Trade[], PartSums>()

/** Returns the sums of a part of the rows. The part is the cache key. */
function sumsOfPart(trades: readonly Trade[], linesOf: SummedRows<Trade>['linesOf']): PartSums {
  const known = knownSums.get(trades)
  if (known) return known
  const all = trades.flatMap(({ materials }) => materials)
  const lines = linesOf ? trades.flatMap(linesOf) : all
  const sums = sumsOf(lines)
  const part = {
    sums,
    recordSums: linesOf ? sumsOf(all) : sums,
    unpriced: lines.filter(({ value }) => value === 0).length,
    names: new Set(lines.map(({ material }) => material.name)),
  }
  knownSums.set(trades, part)
  return part
}

/** Maximum duration of a task in ms. */
const longestTask = 16

/** Sums parts in short tasks, because 100,000 trades take seconds. */
async function sumsOfParts({ parts, linesOf }: SummedRows<Trade>, signal: AbortSignal): Promise<PartSums> {
  const running = { sums: createRunningSums(), recordSums: createRunningSums() }
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
    const known = sumsOfPart(part, linesOf)
    running.sums.addSums(known.sums, 1)
    running.recordSums.addSums(known.recordSums, 1)
    unpriced += known.unpriced
    for (const name of known.names) names.add(name)
  }
  return { sums: running.sums.sums(), recordSums: running.recordSums.sums(), unpriced, names }
}

/** Returns the cells of totals. `unpriced` is a number of lines; 0 shows no note. */
const cellsOf = (sums: Sums, unpriced: number, locale: string): ListSums['cells'] => ({
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
  carbon: carbonCell(sums, locale),
})

async function totals(rows: SummedRows<Trade>, locale: string, signal: AbortSignal): Promise<ListSums> {
  const { sums, recordSums, unpriced, names } = await sumsOfParts(rows, signal)
  const hasOthers = recordSums.lines > sums.lines
  const [name = null, ...others] = names
  const label = name !== null && others.length === 0 ? isolated(name) : t('Matching lines')
  const weight = formatWeight(sums.weight, locale)
  const words = [
    hasOthers ? t('{label}: {value}', { label, value: weight }) : weight,
    formatMoney(sums.value, locale),
    loadCarbonInWords(sums, locale),
    countedOf(sums, locale),
    hasOthers ? t('complete records: {amount}', { amount: formatWeight(recordSums.weight, locale) }) : '',
  ]
  return {
    cells: cellsOf(sums, unpriced, locale),
    words: words.filter(Boolean).join(' · '),
    recordSums: hasOthers ? { label, cells: cellsOf(recordSums, 0, locale) } : null,
  }
}

/** Totals of a trade in list cells: kg, rand, and kg CO₂e avoided. */
export const tradeCells = {
  weight: (trade, { locale }) => formatNumber(sumsOfTrade(trade).weight, locale),
  value: (trade, { locale }) => moneyInColumn(sumsOfTrade(trade).value, locale),
  carbon: (trade, { locale }) => carbonCell(sumsOfTrade(trade), locale),
} satisfies Record<string, ListColumn<Trade>['cell']>

/** Totals of several trades. Day headings show rounded kilograms: "8 412 kg". */
export const tradeFigures: ListFigures<Trade> = {
  sumOf(trades, linesOf, locale) {
    const lines = trades.flatMap(linesOf ?? (({ materials }) => materials))
    return lines.length === 0
      ? null
      : leftToRight(`${formatNumber(weightOf(lines), locale, { min: 0, max: 0 })}\u00a0kg`)
  },
  totals,
}
