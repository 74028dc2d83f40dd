import { flowSchema, type MaterialFlow } from '#schemas/flow.ts'
import { sumFigures } from './flow-figures.ts'
import { findingsIn } from './flow-findings.ts'
import { counterpartyRows, groupedRows, materialRows, monthlyRows, type Provinces, provinceRows } from './flow-rows.ts'
import { flowSpans } from './flow-spans.ts'
import { type FlowFacts, flowLimits, flowMethod, sellerLimits } from './flow-words.ts'
import type { FlowSums } from './running-flow.ts'
import type { StockTake } from './stock-take.ts'

/**
 * Builds a report from the {@link FlowSums} of a period. `stockTake` must be the stock-take that the sums were created
 * for. `provinces` groups the report by province. `unreadable` are sentences about data that the report excludes.
 * `sellers` are the sorted ids of all sellers of the sales; `otherSellers` is true if an earlier report counted others.
 */
export function buildFlow(
  { materials, months, counterparties, stockChanges, records }: FlowSums,
  { about, period, filter, made }: FlowFacts,
  stockTake: StockTake | null,
  {
    provinces = null,
    unreadable = [],
    sellers = [],
    otherSellers = false,
  }: {
    provinces?: Provinces | null
    unreadable?: readonly string[]
    sellers?: readonly string[]
    otherSellers?: boolean
  } = {},
): Omit<MaterialFlow, 'fingerprint'> {
  const hasStock = about.kind === 'business'
  const { rows, counted } = materialRows(materials, hasStock, stockTake?.entries ?? [])
  const totals = sumFigures(rows, hasStock)
  const current = materials.filter(({ slot }) => slot === 'bought' || slot === 'collected' || slot === 'sold')
  const byCounterparty = counterpartyRows(counterparties, provinces)
  return {
    $schema: flowSchema,
    about,
    period,
    filter,
    made,
    records: {
      count: records.count,
      lines: current.reduce((sum, { sums }) => sum + sums.lines, 0),
      earlier: records.earlier,
      first: records.first,
      last: records.last,
    },
    sellers: [...sellers],
    stockTake: stockTake && { day: stockTake.day, entries: counted },
    totals,
    ...groupedRows(rows, hasStock),
    byMaterial: rows,
    byCounterparty,
    byProvince: provinces ? provinceRows(byCounterparty) : [],
    ...flowSpans(period, months, totals.openingKg),
    byMaterialAndMonth: monthlyRows(months),
    findings: hasStock ? findingsIn(rows, stockChanges) : [],
    method: flowMethod({ about, filter }, stockTake !== null),
    limits: [...flowLimits(about), ...sellerLimits(about, sellers.length, otherSellers), ...unreadable],
  }
}
