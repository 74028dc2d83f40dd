import { csvHead, csvRow } from '#domain/csv/csv.ts'
import type { CarbonStatement, StatedFamily, StatedFigures, StatedMaterial } from '#schemas/statement.ts'

/** What a row is about: a material of a family, a family as a whole, or all of it. */
type Row = { figures: StatedFigures; family?: StatedFamily; material?: StatedMaterial }

/** The columns that tell rows apart. What is not known is named so, and never 0; what a row has not is empty. */
const columns: Readonly<Record<string, (row: Row) => string>> = {
  Row: ({ family, material }) => (material ? 'material' : family ? 'family' : 'all'),
  Family: ({ family }) => family?.name ?? '',
  Material: ({ material }) => (material ? (material.name ?? 'unknown') : ''),
  'GW code': ({ material }) => (material ? (material.gwCode ?? 'unknown') : ''),
  'Factor (kg CO2e avoided per kg)': ({ material }) => (material ? (material.factorKgPerKg ?? 'unknown') : ''),
  'Factor equals': ({ material }) =>
    material?.equals ? `${material.equals.publication}: ${material.equals.figure}` : '',
  'Weight (kg)': ({ figures }) => figures.weightKg,
  'CO2e avoided, estimated (kg)': ({ figures }) => figures.avoidedKg ?? 'unknown',
  'More than new, subtracted (kg)': ({ figures }) => figures.moreThanNewKg,
  'Modelled storage, not included (kg)': ({ figures }) => figures.storedKg,
  'Modelled storage, included (kg)': ({ figures }) => figures.storedInAvoidedKg,
  'Weight without a factor (kg)': ({ figures }) => figures.withoutFactorKg,
  'Weight without a factor (%)': ({ figures }) => figures.withoutFactorPercent,
  Lines: ({ figures }) => String(figures.lines),
  'Lines without a factor': ({ figures }) => String(figures.linesWithoutFactor),
}

/** What all rows have: those of several statements can be put under one another. */
const factsOf = ({ about, period, trades, made, fingerprint, baseline, boundary, $schema }: CarbonStatement) => ({
  'Statement of': about.name,
  Role: about.role,
  From: period.from,
  To: period.to,
  'Time zone': period.timeZone,
  Trades: String(trades.count),
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
 * A statement as CSV: a row for each material, each family and all of it, with every digit. {@link file://../csv/csv.ts} says how cells
 * are written.
 */
export function statementCsv(statement: CarbonStatement): string {
  const rows: Row[] = [
    ...statement.families.flatMap(family => [
      { figures: family, family },
      ...family.materials.map(material => ({ figures: material, family, material })),
    ]),
    { figures: statement.totals },
  ]
  const facts = factsOf(statement)
  const cells = rows.map(row => [...Object.values(columns).map(cell => cell(row)), ...Object.values(facts)])
  return [csvHead([...Object.keys(columns), ...Object.keys(facts)]), ...cells.map(row => csvRow(row))].join('')
}
