import { objectFromEntries } from 'ts-extras'
import { carbonWithUnit, effectOf, knownCarbon, unitFor } from '#domain/carbon/carbon-words.ts'
import { type MonthTable, shareOf } from '#domain/carbon/month-sums.ts'
import type { Sums } from '#domain/carbon/sums.ts'
import { monthInWords } from '#domain/figures/date-words.ts'
import { type Family, familyNames } from '#domain/figures/material-families.ts'
import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'

/** Returns the unit for all cells of the table: kg or t, depending on the largest amount. */
export const unitOfTable = ({ rows, byFamily, all }: MonthTable) =>
  unitFor(all.carbon, ...rows.map(row => row.all.carbon), ...[...byFamily.values()].map(({ carbon }) => carbon))

/** Returns a total as text: "219.20 t avoided", "80.00 kg more than new", "unknown". */
function sumInWords(sums: Sums, locale: string, unit: 'kg' | 't') {
  const carbon = knownCarbon(sums)
  const text = carbonWithUnit(carbon, locale, unit)
  return effectOf(carbon) === 'avoided' ? t('{amount} avoided', { amount: text }) : text
}

/** Returns a percentage: "42 %". A share that would round to 0 becomes "<1 %". */
function shareInWords(share: DecimalText, locale: string) {
  const amount = formatNumber(share, locale, { min: 0, max: 0 })
  return leftToRight(`${amount === '0' && Number(share) > 0 ? '<1' : amount}\u00a0%`)
}

/**
 * Returns one bar of the chart: the total, and the amount and share of each family. A family without known factors has
 * a text but no bar segment.
 */
function figuresOf(name: string, all: Sums, byFamily: ReadonlyMap<Family, Sums>, locale: string, unit: 'kg' | 't') {
  const entries = [...byFamily].map(([family, sums]) => {
    const known = knownCarbon(sums)
    const share = known === null ? null : shareOf(known, all)
    const figure = {
      value: Number(known ?? 0),
      text: carbonWithUnit(known, locale, unit),
      share: share === null ? '' : shareInWords(share, locale),
    }
    return [family, figure] as const
  })
  return { name, text: sumInWords(all, locale, unit), parts: objectFromEntries(entries) }
}

/** Returns the chart's labels and values. `name` is the period, for the label of its total: "Last 12 months". */
export function chartFigures(table: MonthTable, name: string, locale: string) {
  const unit = unitOfTable(table)
  const parts = table.families.map(hue => ({ hue, name: familyNames[hue] }))
  const hasYear = table.rows.length > 12
  const months = table.rows.map(({ month, all, byFamily }) => {
    const names = monthInWords(month, locale, hasYear)
    const figures = figuresOf(names.name, all, byFamily, locale, unit)
    const families = parts.flatMap(({ hue, name: family }) => {
      const part = figures.parts[hue]
      return part ? [`${family} ${[part.text, part.share].filter(Boolean).join(', ')}`] : []
    })
    const words =
      families.length === 0
        ? t('{month}: nothing recorded', { month: names.name })
        : t('{month}: {total}. {families}', { month: names.name, total: figures.text, families: families.join('; ') })
    return { ...figures, id: month, label: names.label, words }
  })
  return { unit, parts, months, total: figuresOf(name, table.all, table.byFamily, locale, unit) }
}
