import { type CsvFormat, csvHead, csvRow } from '#domain/csv/csv.ts'
import { type CsvCell, figureCell } from '#domain/csv/csv-cell.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import type { FlowFigures, MaterialFlow } from '#schemas/flow.ts'
import { filterInWords } from './flow-words.ts'

/**
 * Row of the CSV: a sum by one of the groupings, or the total. `row` names the grouping. Cells that don't apply are
 * empty.
 */
type Row = {
  row: string
  name?: string | null
  gwCode?: string | null
  province?: string | null
  figures: Partial<FlowFigures>
}

/** Columns of the CSV: heading and cell. Unlike the headings, the codes in cells don't depend on the language. */
type Columns<Content> = ReadonlyArray<readonly [heading: string, cell: (content: Content) => CsvCell]>

/** Returns the cell of an amount; empty if the row has none, as for collectors without stock. */
const amountCell = (amount: DecimalText | null | undefined): CsvCell =>
  amount === null || amount === undefined ? '' : figureCell(amount)

/** Returns the cell of a name: "unknown" for null, empty for undefined. */
const nameCell = (name: string | null | undefined): CsvCell => (name === null ? t('unknown') : (name ?? ''))

const rowColumns: Columns<Row> = [
  [t('Row'), ({ row }) => row],
  [t('Name'), ({ name }) => nameCell(name)],
  [t('GW code'), ({ gwCode }) => nameCell(gwCode)],
  [t('Province'), ({ province }) => province ?? ''],
  [t('Opening stock (kg)'), ({ figures }) => amountCell(figures.openingKg)],
  [t('Bought (kg)'), ({ figures }) => amountCell(figures.boughtKg)],
  [t('Collected (kg)'), ({ figures }) => amountCell(figures.collectedKg)],
  [t('Sold (kg)'), ({ figures }) => amountCell(figures.soldKg)],
  [t('Closing stock (kg)'), ({ figures }) => amountCell(figures.closingKg)],
  [t('Bought (R, excluding VAT)'), ({ figures }) => amountCell(figures.boughtValue)],
  [t('Collected (R, excluding VAT)'), ({ figures }) => amountCell(figures.collectedValue)],
  [t('Sold (R, excluding VAT)'), ({ figures }) => amountCell(figures.soldValue)],
]

/** Columns with the same value in every row, so that rows of several reports can be combined in one table. */
const reportColumns: Columns<MaterialFlow> = [
  [t('Report for'), ({ about }) => about.name],
  [t('From'), ({ period }) => period.from],
  [t('To'), ({ period }) => period.to],
  [t('Time zone'), ({ period }) => period.timeZone],
  [t('Only'), ({ filter }) => (filter ? filterInWords(filter) : '')],
  [t('Records'), ({ records }) => records.count],
  [t('Earlier records'), ({ records }) => records.earlier],
  [t('Stock-take date'), ({ stockTake }) => stockTake?.day ?? ''],
  [t('Created at'), ({ made }) => made.at],
  [t('Created by'), ({ made }) => made.by],
  [t('Records as of'), ({ made }) => made.recordsAt ?? ''],
  [t('Fingerprint'), ({ fingerprint }) => fingerprint],
  [t('Schema'), ({ $schema }) => $schema],
]

/** Returns the rows of all groupings. The rows of each grouping add up to the total. */
function rowsOf(flow: MaterialFlow): Row[] {
  return [
    ...flow.byMaterial.map(({ name, gwCode, ...figures }) => ({ row: 'material', name, gwCode, figures })),
    ...flow.byCode.map(({ gwCode, ...figures }) => ({ row: 'gwCode', gwCode, figures })),
    ...flow.byFamily.map(({ name, ...figures }) => ({ row: 'family', name, figures })),
    ...flow.byWaste.map(({ waste, ...figures }) => ({ row: 'waste', name: waste, figures })),
    ...flow.byCounterparty.map(({ name, province, ...figures }) => ({ row: 'counterparty', name, province, figures })),
    ...flow.byProvince.map(({ province, ...figures }) => ({ row: 'province', name: province, figures })),
    ...flow.byMonth.map(({ month, stockKg, ...figures }) => ({
      row: 'month',
      name: month,
      figures: { ...figures, closingKg: stockKg },
    })),
    ...flow.byQuarter.map(({ quarter, stockKg, ...figures }) => ({
      row: 'quarter',
      name: quarter,
      figures: { ...figures, closingKg: stockKg },
    })),
    { row: 'all', figures: flow.totals },
  ]
}

/** Returns a report as CSV with unrounded numbers. For the cell format see {@link file://../csv/csv.ts}. */
export function flowCsv(flow: MaterialFlow, format: CsvFormat = 'standard'): string {
  const facts = reportColumns.map(([, cell]) => cell(flow))
  const headings = [...rowColumns, ...reportColumns].map(([heading]) => heading)
  return [
    csvHead(headings, format),
    ...rowsOf(flow).map(row => csvRow([...rowColumns.map(([, cell]) => cell(row)), ...facts], format)),
  ].join('')
}
