import { monthsBetween } from '#domain/carbon/month-sums.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { DayRange } from '#domain/figures/periods.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { movedOf, stockAfter } from './flow-figures.ts'
import type { FlowSums } from './running-flow.ts'
import { figuresBySlot } from './slots.ts'

/** Returns the calendar quarter of a month: "2026-Q3" for "2026-07". */
export const quarterOf = (month: string) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`

/** Returns weights for each span of time, with the stock at its end. */
function inSpans(
  spans: readonly string[],
  months: FlowSums['months'],
  spanOf: (month: string) => string,
  openingKg: DecimalText | null,
) {
  const bySpan = new Map(
    figuresBySlot(months, ({ month }) => spanOf(month)).map(({ key, parts }) => [key, movedOf(parts)]),
  )
  let stockKg = openingKg
  return spans.map(span => {
    const { boughtKg, collectedKg, soldKg } = bySpan.get(span) ?? movedOf(new Map())
    stockKg = stockAfter(stockKg, { boughtKg, collectedKg, soldKg })
    return { span, boughtKg, collectedKg, soldKg, stockKg }
  })
}

/** Returns the weights of each month and quarter of a period. Spans without records have zeros. */
export function flowSpans(
  { from, to }: DayRange,
  months: FlowSums['months'],
  openingKg: DecimalText | null,
): Pick<MaterialFlow, 'byMonth' | 'byQuarter'> {
  const all = monthsBetween(from, to)
  const quarters = [...new Set(all.map(quarterOf))]
  return {
    byMonth: inSpans(all, months, month => month, openingKg).map(({ span, ...row }) => ({ month: span, ...row })),
    byQuarter: inSpans(quarters, months, quarterOf, openingKg).map(({ span, ...row }) => ({ quarter: span, ...row })),
  }
}
