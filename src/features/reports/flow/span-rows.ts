import { exact, exactText } from '#domain/carbon/carbon.ts'
import { monthInWords } from '#domain/figures/date-words.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { weightIn } from '#domain/flow/flow-figures.ts'
import { rowName } from '#domain/flow/flow-selection.ts'
import { t } from '#messages/message.ts'
import type { FlowSpan } from '#routing/flow-search.ts'
import type { MaterialFlow } from '#schemas/flow.ts'

/** Month or quarter of a report. Amounts in kg; `stockKg` is the stock at its end, null without stock. */
export type Span = {
  of: string
  name: string
  label: string
  inKg: DecimalText
  outKg: DecimalText
  stockKg: DecimalText | null
}

type Amounts = { boughtKg: DecimalText; collectedKg: DecimalText; soldKg: DecimalText; stockKg: DecimalText | null }

export const spanAmounts = ({ boughtKg, collectedKg, soldKg, stockKg }: Amounts) => ({
  inKg: weightIn({ boughtKg, collectedKg }),
  outKg: soldKg,
  stockKg,
})

/** Returns the name of a quarter such as "2026-Q3": "Q3 2026". */
const quarterInWords = (quarter: string) =>
  t('Q{number} {year}', { number: quarter.slice(6), year: quarter.slice(0, 4) })

export function spansOf({ byMonth, byQuarter }: MaterialFlow, every: FlowSpan, locale: string): Span[] {
  if (every === 'quarter') {
    return byQuarter.map(({ quarter, ...row }) => ({
      of: rowName('quarter', quarter),
      name: quarterInWords(quarter),
      label: quarterInWords(quarter),
      ...spanAmounts(row),
    }))
  }
  return byMonth.map(({ month, ...row }) => ({
    of: rowName('month', month),
    ...monthInWords(month, locale, byMonth.at(0)?.month.slice(0, 4) !== byMonth.at(-1)?.month.slice(0, 4)),
    ...spanAmounts(row),
  }))
}

export const spanNames: Readonly<Record<FlowSpan, string>> = { month: t('Month'), quarter: t('Quarter') }
export const spanTitles: Readonly<Record<FlowSpan, string>> = { month: t('By month'), quarter: t('By quarter') }

/** Converts an amount in kg to a unit. */
export const inUnit = (kg: DecimalText, unit: 'kg' | 't') => (unit === 't' ? exactText(exact(kg).times('0.001')) : kg)
