import { type CsvFormat, csvHead, csvRow } from '#domain/csv/csv.ts'
import { type CsvCell, figureCell } from '#domain/csv/csv-cell.ts'
import { t } from '#messages/message.ts'
import type { CarbonStatement, StatedFamily, StatedFigures, StatedMaterial } from '#schemas/statement.ts'

/** Row of the CSV: a material within a family, a family, or the total. */
type Row = { figures: StatedFigures; family?: StatedFamily; material?: StatedMaterial }

/** Columns of the CSV: heading and cell. Unlike the headings, the codes in cells don't depend on the language. */
type Columns<Content> = ReadonlyArray<readonly [heading: string, cell: (content: Content) => CsvCell]>

/**
 * Columns that differ between rows. Unknown amounts are "unknown", never 0. Cells that don't apply to a row are empty.
 */
const rowColumns: Columns<Row> = [
  [t('Row'), ({ family, material }) => (material ? 'material' : family ? 'family' : 'all')],
  [t('Family'), ({ family }) => family?.name ?? ''],
  [t('Material'), ({ material }) => (material ? (material.name ?? t('unknown')) : '')],
  [t('GW code'), ({ material }) => (material ? (material.gwCode ?? t('unknown')) : '')],
  [t('Factor (kg CO2e avoided per kg)'), ({ material }) => (material ? figureCell(material.factorKgPerKg) : '')],
  [
    t('Factor match'),
    ({ material }) => (material?.equals ? `${material.equals.publication}: ${material.equals.figure}` : ''),
  ],
  [t('Weight (kg)'), ({ figures }) => figureCell(figures.weightKg)],
  [t('CO2e avoided, estimated (kg)'), ({ figures }) => figureCell(figures.avoidedKg)],
  [t('More than new, subtracted (kg)'), ({ figures }) => figureCell(figures.moreThanNewKg)],
  [t('Modelled storage, not included (kg)'), ({ figures }) => figureCell(figures.storedKg)],
  [t('Modelled storage, included (kg)'), ({ figures }) => figureCell(figures.storedInAvoidedKg)],
  [t('Weight without a factor (kg)'), ({ figures }) => figureCell(figures.withoutFactorKg)],
  [t('Weight without a factor (%)'), ({ figures }) => figureCell(figures.withoutFactorPercent)],
  [t('Lines'), ({ figures }) => figures.lines],
  [t('Lines without a factor'), ({ figures }) => figures.linesWithoutFactor],
]

/** Columns with the same value in every row, so that rows of several statements can be combined in one table. */
const statementColumns: Columns<CarbonStatement> = [
  [t('Statement for'), ({ about }) => about.name],
  [t('Role'), ({ about }) => about.role],
  [t('From'), ({ period }) => period.from],
  [t('To'), ({ period }) => period.to],
  [t('Time zone'), ({ period }) => period.timeZone],
  [t('Trades'), ({ trades }) => trades.count],
  [t('First trade'), ({ trades }) => trades.first ?? ''],
  [t('Last trade'), ({ trades }) => trades.last ?? ''],
  [t('Created at'), ({ made }) => made.at],
  [t('Created by'), ({ made }) => made.by],
  [t('Records as of'), ({ made }) => made.recordsAt ?? ''],
  [t('Baseline'), ({ baseline }) => baseline],
  [t('Boundary'), ({ boundary }) => boundary],
  [t('Fingerprint'), ({ fingerprint }) => fingerprint],
  [t('Schema'), ({ $schema }) => $schema],
]

/**
 * Returns a statement as CSV with unrounded numbers. Contains a row for each material and family, and a total row. For
 * the cell format see {@link file://../csv/csv.ts}.
 */
export function statementCsv(statement: CarbonStatement, format: CsvFormat = 'standard'): string {
  const rows: Row[] = [
    ...statement.families.flatMap(family => [
      { figures: family, family },
      ...family.materials.map(material => ({ figures: material, family, material })),
    ]),
    { figures: statement.totals },
  ]
  const facts = statementColumns.map(([, cell]) => cell(statement))
  const headings = [...rowColumns, ...statementColumns].map(([heading]) => heading)
  return [
    csvHead(headings, format),
    ...rows.map(row => csvRow([...rowColumns.map(([, cell]) => cell(row)), ...facts], format)),
  ].join('')
}
