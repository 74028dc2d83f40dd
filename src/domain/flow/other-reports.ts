import { exact, exactText } from '#domain/carbon/carbon.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { isWholeIn } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import type { MaterialFlow, Waste } from '#schemas/flow.ts'
import { weightIn } from './flow-figures.ts'
import { byWasteAndCode } from './flow-rows.ts'

/** Figure that another report asks for: its number in that report, and the weight in kg; null if it has no records. */
export type AskedFigure = { number: string; asked: string; kg: DecimalText | null; source: string }

/** Weights by row and span of time, in kg. `isWhole` is false if the period contains only a part of the span. */
export type SpanWeights = {
  spans: ReadonlyArray<{ id: string; isWhole: boolean }>
  rows: ReadonlyArray<{ gwCode: string | null; name: string | null; kg: readonly DecimalText[] }>
  totals: readonly DecimalText[]
}

/** Figures for another report, and sentences about what the records lack for it. */
export type OtherReport = {
  id: 'gri' | 'esrs' | 'sawis' | 'epr'
  name: string
  figures: readonly AskedFigure[]
  table: SpanWeights | null
  missing: readonly string[]
}

const sumOf = (weights: readonly DecimalText[]) =>
  exactText(weights.reduce((sum, weight) => sum.plus(weight), exact(0)))

const noRecords = t('No records')
const fromIn = t('Bought and collected')
const fromOut = t('Sold')

/** Returns the weights of a waste class; 0 if the report has none. */
function weightsOf({ byWaste }: MaterialFlow, waste: Waste) {
  const row = byWaste.find(one => one.waste === waste)
  return { inKg: row ? weightIn(row) : '0', outKg: row?.soldKg ?? '0' } as const
}

const ownWaste = t('Waste of the business itself: the records contain only traded material.')
const disposal = t('Waste sent to landfill or incineration: the app has no records of disposal.')
const operation = t('Treatment by each buyer: reuse, recycling or other recovery.')

/** GRI 306: Waste (2020), for a business that takes in the waste of others. */
function gri(flow: MaterialFlow): OtherReport {
  const [general, hazardous] = [weightsOf(flow, 'general'), weightsOf(flow, 'hazardous')]
  return {
    id: 'gri',
    name: t('GRI 306: Waste (2020)'),
    figures: [
      { number: '306-3-a', asked: t('Waste taken in, all'), kg: weightIn(flow.totals), source: fromIn },
      { number: '306-3-a', asked: t('Waste taken in, hazardous'), kg: hazardous.inKg, source: fromIn },
      { number: '306-4-a', asked: t('Diverted from disposal, all'), kg: flow.totals.soldKg, source: fromOut },
      { number: '306-4-b', asked: t('Diverted from disposal, hazardous'), kg: hazardous.outKg, source: fromOut },
      { number: '306-4-c', asked: t('Diverted from disposal, not hazardous'), kg: general.outKg, source: fromOut },
      { number: '306-5-a', asked: t('Directed to disposal'), kg: null, source: noRecords },
    ],
    table: null,
    missing: [
      ownWaste,
      disposal,
      operation,
      t('Place of the treatment: on site or off site (306-4-d and 306-5-d).'),
      t('Composition by material (306-3-a): see the report by material.'),
    ],
  }
}

/** ESRS E5-5, paragraphs 37 to 39, of Delegated Regulation (EU) 2023/2772. */
function esrs(flow: MaterialFlow): OtherReport {
  const [general, hazardous] = [weightsOf(flow, 'general'), weightsOf(flow, 'hazardous')]
  return {
    id: 'esrs',
    name: t('ESRS E5-5, paragraphs 37 to 39 (2023)'),
    figures: [
      { number: '37 (a)', asked: t('Waste generated, all'), kg: null, source: noRecords },
      { number: '37 (b)', asked: t('Diverted from disposal, hazardous'), kg: hazardous.outKg, source: fromOut },
      { number: '37 (b)', asked: t('Diverted from disposal, not hazardous'), kg: general.outKg, source: fromOut },
      { number: '37 (c)', asked: t('Directed to disposal'), kg: null, source: noRecords },
      { number: '37 (d)', asked: t('Not recycled'), kg: null, source: noRecords },
      { number: '39', asked: t('Hazardous waste taken in'), kg: hazardous.inKg, source: fromIn },
    ],
    table: null,
    missing: [ownWaste, disposal, operation, t('Radioactive waste (39): GW codes do not distinguish it.')],
  }
}

type Span = { id: string; months: readonly string[] }

const span = (id: string, year: string, first: number, count: number): Span => ({
  id,
  months: Array.from({ length: count }, (_, at) => `${year}-${String(first + at).padStart(2, '0')}`),
})
/** Quarters "2026-Q1" to "2026-Q4". */
const quartersOf = (year: string) => [1, 2, 3, 4].map(quarter => span(`${year}-Q${quarter}`, year, 3 * quarter - 2, 3))
/** January to June, "2026-H1", and the year, "2026". */
const halfAndYearOf = (year: string) => [span(`${year}-H1`, year, 1, 6), span(year, year, 1, 12)]

type Named = Pick<MaterialFlow['byMaterialAndMonth'][number], 'gwCode' | 'name'>

/** Returns the weights taken in, by the rows of `rowOf` and the spans of `spansOf` that have days in the period. */
function spanTable(
  { byMonth, byMaterialAndMonth, period }: MaterialFlow,
  rowOf: (material: Named) => Named,
  spansOf: (year: string) => readonly Span[],
): SpanWeights {
  const covered = byMonth.map(({ month }) => month)
  const years = [...new Set(covered.map(month => month.slice(0, 4)))]
  const spans = years.flatMap(spansOf).filter(({ months }) => months.some(month => covered.includes(month)))
  const weights = (entries: MaterialFlow['byMaterialAndMonth']) =>
    spans.map(({ months }) => sumOf(entries.filter(({ month }) => months.includes(month)).map(weightIn)))
  const taken = byMaterialAndMonth.filter(entry => weightIn(entry) !== '0')
  const rows = Map.groupBy(taken, entry => JSON.stringify(rowOf(entry)))
  return {
    spans: spans.map(({ id, months }) => ({ id, isWhole: months.every(month => isWholeIn(month, period)) })),
    rows: [...rows.values()]
      .flatMap(entries => entries.slice(0, 1).map(first => ({ ...rowOf(first), kg: weights(entries) })))
      .toSorted(byWasteAndCode),
    totals: weights(taken),
  }
}

/** Quarterly information for the South African Waste Information System, Government Notice R625 of 2012. */
const sawis = (flow: MaterialFlow): OtherReport => ({
  id: 'sawis',
  name: t('SAWIS, quarterly (Government Notice R625 of 2012)'),
  figures: [],
  table: spanTable(flow, ({ gwCode }) => ({ gwCode, name: null }), quartersOf),
  missing: [
    t('Source by municipality: addresses have only a city and a province.'),
    t('Registration number of the facility, and the management activity.'),
    t('GW codes of lines without a code.'),
  ],
})

/** Reports of producer responsibility organisations, Government Notice 1184 of 2020. */
const epr = (flow: MaterialFlow): OtherReport => ({
  id: 'epr',
  name: t('EPR, half-year and year (Government Notice 1184 of 2020)'),
  figures: [],
  table: spanTable(flow, ({ gwCode, name }) => ({ gwCode, name }), halfAndYearOf),
  missing: [
    t('Identified product and producer: records contain the material, but not the earlier product.'),
    t('Weight placed on the market by the producer.'),
    t('Weight recycled or exported by the buyers.'),
  ],
})

/** Returns the figures that a material-flow report has for other reports. They don't confirm compliance. */
export const otherReports = (flow: MaterialFlow): readonly OtherReport[] => [
  gri(flow),
  esrs(flow),
  sawis(flow),
  epr(flow),
]
