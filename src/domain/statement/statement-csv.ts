import { type CsvCell, type CsvFormat, csvHead, csvRow, figureCell } from '#domain/csv/csv.ts'
import type { CarbonStatement, StatedFamily, StatedFigures, StatedMaterial } from '#schemas/statement.ts'

/** Row of the CSV: a material within a family, a family, or the total. */
type Row = { figures: StatedFigures; family?: StatedFamily; material?: StatedMaterial }

/**
 * Columns that differ between rows. Unknown amounts are "unknown", never 0. Cells that don't apply to a row are empty.
 */
const columns: Readonly<Record<string, (row: Row) => CsvCell>> = {
  Row: ({ family, material }) => (material ? 'material' : family ? 'family' : 'all'),
  Family: ({ family }) => family?.name ?? '',
  Material: ({ material }) => (material ? (material.name ?? 'unknown') : ''),
  'GW code': ({ material }) => (material ? (material.gwCode ?? 'unknown') : ''),
  'Factor (kg CO2e avoided per kg)': ({ material }) => (material ? figureCell(material.factorKgPerKg) : ''),
  'Factor equals': ({ material }) =>
    material?.equals ? `${material.equals.publication}: ${material.equals.figure}` : '',
  'Weight (kg)': ({ figures }) => figureCell(figures.weightKg),
  'CO2e avoided, estimated (kg)': ({ figures }) => figureCell(figures.avoidedKg),
  'More than new, subtracted (kg)': ({ figures }) => figureCell(figures.moreThanNewKg),
  'Modelled storage, not included (kg)': ({ figures }) => figureCell(figures.storedKg),
  'Modelled storage, included (kg)': ({ figures }) => figureCell(figures.storedInAvoidedKg),
  'Weight without a factor (kg)': ({ figures }) => figureCell(figures.withoutFactorKg),
  'Weight without a factor (%)': ({ figures }) => figureCell(figures.withoutFactorPercent),
  Lines: ({ figures }) => figures.lines,
  'Lines without a factor': ({ figures }) => figures.linesWithoutFactor,
}

/** Columns with the same value in every row, so that rows of several statements can be combined in one table. */
const factsOf = ({ about, period, trades, made, fingerprint, baseline, boundary, $schema }: CarbonStatement) => ({
  'Statement of': about.name,
  Role: about.role,
  From: period.from,
  To: period.to,
  'Time zone': period.timeZone,
  Trades: trades.count,
  'First trade': trades.first ?? '',
  'Last trade': trades.last ?? '',
  'Made at': made.at,
  'Made by': made.by,
  Baseline: baseline,
  Boundary: boundary,
  Fingerprint: fingerprint,
  Schema: $schema,
})

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
  const facts = factsOf(statement)
  const cells = rows.map(row => [...Object.values(columns).map(cell => cell(row)), ...Object.values(facts)])
  return [
    csvHead([...Object.keys(columns), ...Object.keys(facts)], format),
    ...cells.map(row => csvRow(row, format)),
  ].join('')
}
