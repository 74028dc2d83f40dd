import { flowSchema, type MaterialFlow } from '#schemas/flow.ts'
import { figuresTogether } from './flow-figures.ts'
import { counterpartyRows, findingsIn, groupedRows, materialRows, monthlyRows } from './flow-rows.ts'
import { flowSpans } from './flow-spans.ts'
import { type FlowFacts, flowLimits, flowMethod } from './flow-words.ts'
import type { FlowSums } from './running-flow.ts'
import type { StockTake } from './stock-take.ts'

/**
 * Builds a report from the {@link FlowSums} of a period. `stockTake` must be the stock-take that the sums were created
 * for. `unreadable` are sentences about data that the report excludes.
 */
export function buildFlow(
  { materials, months, counterparties, records }: FlowSums,
  { about, period, made }: FlowFacts,
  stockTake: StockTake | null,
  unreadable: readonly string[] = [],
): Omit<MaterialFlow, 'fingerprint'> {
  const hasStock = about.kind === 'business'
  const { rows, counted } = materialRows(materials, hasStock, stockTake?.entries ?? [])
  const totals = figuresTogether(rows, hasStock)
  const current = materials.filter(({ slot }) => slot === 'bought' || slot === 'collected' || slot === 'sold')
  const byMaterialAndMonth = monthlyRows(months)
  return {
    $schema: flowSchema,
    about,
    period,
    made,
    records: {
      count: records.count,
      lines: current.reduce((sum, { sums }) => sum + sums.lines, 0),
      earlier: records.earlier,
      first: records.first,
      last: records.last,
    },
    stockTake: stockTake && { day: stockTake.day, entries: counted },
    totals,
    ...groupedRows(rows, hasStock),
    byMaterial: rows,
    byCounterparty: counterpartyRows(counterparties),
    ...flowSpans(period, months, totals.openingKg),
    byMaterialAndMonth,
    findings: hasStock ? findingsIn(rows, byMaterialAndMonth) : [],
    method: flowMethod(about, stockTake !== null),
    limits: [...flowLimits, ...unreadable],
  }
}
