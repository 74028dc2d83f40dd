import { gwCodeIn } from '#domain/figures/material-families.ts'
import { type Decimal, type DecimalFinding, decimalOf } from '#domain/figures/number-reading.ts'
import { mappedRecord } from '#domain/mapped-record.ts'
import { t } from '#messages/message.ts'
import { bareFactor, readFactor } from './factor-numbers.ts'
import { doubtOf } from './import-doubts.ts'
import { type Doubt, fieldsNamedIn, headingOf, type ImportField, importFields } from './import-headings.ts'
import type { ImportTable, TableRow } from './import-types.ts'

/** Mapping of columns to material fields, detected from the file or chosen by the user. */
export type Matching = {
  /** Index of the row with the headings, null without headings. Rows above it are titles, which are not imported. */
  header: number | null
  /** Column index of each field, null if the field has no column. */
  columns: Readonly<Record<ImportField, number | null>>
  /** Decimal separator that the user chose, or null to detect it from the cells. */
  decimal: Decimal | null
}

export type ImportColumn = {
  label: string
  /** First non-empty cell of the column. */
  example: string
  /** Reason to doubt that the column contains factors in kg CO₂e avoided per kg, or null. */
  doubt: Doubt | null
}

const isCode = (cell: string) => gwCodeIn(cell) !== null
const isNumber = (cell: string) => readFactor(cell, null) !== null
const isData = (cell: string) => isCode(cell) || isNumber(cell)
/** Number of rows that the detection of headings and contents inspects. */
export const mostLookedAt = 20

/** Returns the most frequent number of cells. */
function usualWidth(rows: readonly TableRow[]): number {
  const counts = Map.groupBy(rows, ({ cells }) => cells.length)
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0
}

/**
 * Finds the row with the headings: the row that names most fields, and among those, the one with the most cells.
 * Without known headings, it is the first row that is as wide as most rows, if only later rows have codes or numbers.
 */
function headerOf({ rows }: ImportTable): number | null {
  const looked = rows.slice(0, mostLookedAt)
  const named = looked.map(({ cells }) => fieldsNamedIn(cells))
  const most = Math.max(...named)
  const fullness = looked.map(({ cells }, at) => (named[at] === most ? cells.filter(Boolean).length : 0))
  const best = fullness.indexOf(Math.max(...fullness))
  const firstData = looked.findIndex(({ cells }) => cells.some(isData))
  if (most > 1 || (most === 1 && (firstData < 0 || best <= firstData))) return best
  const width = usualWidth(looked)
  const first = looked.findIndex(({ cells }) => cells.length >= width)
  const [header, ...others] = looked.slice(first)
  const isHeader = !header?.cells.some(isData) && others.some(({ cells }) => cells.some(isData))
  return isHeader ? first : null
}

const headingsIn = ({ rows }: ImportTable, header: number | null): readonly string[] =>
  header === null ? [] : (rows[header]?.cells ?? [])

/** Maps columns to fields by heading. A field is null if no column or several columns match, or if it is doubtful. */
function byHeading(table: ImportTable, header: number): Matching['columns'] {
  const cells = headingsIn(table, header)
  const rows = contentRows(table, { header })
  const found = cells.map((cell, at) => {
    const field = headingOf(cell)?.field
    return field === 'carbonFactor' && doubtOf(rows, cells, at, null) ? undefined : field
  })
  const columnOf = (field: ImportField) => {
    const at = found.indexOf(field)
    return at >= 0 && at === found.lastIndexOf(field) ? at : null
  }
  return { name: columnOf('name'), gwCode: columnOf('gwCode'), carbonFactor: columnOf('carbonFactor') }
}

/** Maps columns to fields by content: mostly GW codes, mostly numbers, and the first remaining column as names. */
function byContent(rows: readonly TableRow[]): Matching['columns'] {
  const looked = rows.slice(0, mostLookedAt)
  const width = Math.max(0, ...looked.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, at) => at)
  const mostly = (is: (cell: string) => boolean) => (at: number) =>
    looked.filter(({ cells }) => is(cells[at] ?? '')).length * 2 > looked.length
  const gwCode = places.find(mostly(isCode)) ?? null
  const numbers = places.find(mostly(isNumber)) ?? null
  const name = places.find(at => at !== gwCode && at !== numbers) ?? null
  const isDoubtful = numbers !== null && doubtOf(rows, [], numbers, null) !== null
  return { name, gwCode, carbonFactor: isDoubtful ? null : numbers }
}

/** Maps the columns of a table to fields, by header or, if the table has none, by content. */
export function matchingOf(table: ImportTable, header = headerOf(table)): Matching {
  const columns = header === null ? byContent(table.rows) : byHeading(table, header)
  return { header, columns, decimal: null }
}

/**
 * Maps a column to a field and removes the column from other fields. A new factor column resets the chosen decimal
 * separator.
 */
export function withColumn(matching: Matching, field: ImportField, column: number | null): Matching {
  const others = mappedRecord(importFields, each => (matching.columns[each] === column ? null : matching.columns[each]))
  const columns = { ...others, [field]: column }
  return { ...matching, columns, decimal: field === 'carbonFactor' ? null : matching.decimal }
}

export const contentRows = ({ rows }: ImportTable, { header }: Pick<Matching, 'header'>) =>
  header === null ? rows : rows.slice(header + 1)

/** Detects the decimal separator of the factor column. */
export function decimalFinding(table: ImportTable, matching: Matching): DecimalFinding {
  const at = matching.columns.carbonFactor
  return at === null
    ? { kind: 'none' }
    : decimalOf(contentRows(table, matching).map(({ cells }) => bareFactor(cells[at] ?? '')))
}

/** Returns the decimal separator for ambiguous factors, or null if the user must choose it. */
export function decimalFor(matching: Matching, finding: DecimalFinding): Decimal | null {
  if (matching.decimal !== null) return matching.decimal
  if (finding.kind === 'found') return finding.decimal
  return finding.kind === 'open' || (finding.kind === 'mixed' && finding.open !== null) ? null : '.'
}

/** True if the mapping is complete: it has a name column, another column, and a known decimal separator. */
export const isMatched = (table: ImportTable, matching: Matching): boolean =>
  matching.columns.name !== null &&
  (matching.columns.gwCode !== null || matching.columns.carbonFactor !== null) &&
  decimalFor(matching, decimalFinding(table, matching)) !== null

/** Returns the columns of a table. The label is the heading or, without a heading, a letter as in a spreadsheet. */
export function columnsOf(table: ImportTable, matching: Matching): ImportColumn[] {
  const content = contentRows(table, matching)
  const headings = headingsIn(table, matching.header)
  const looked = content.slice(0, mostLookedAt)
  const width = Math.max(headings.length, ...looked.map(({ cells }) => cells.length))
  const isOfFactors = (at: number) =>
    at === matching.columns.carbonFactor ||
    (matching.header === null
      ? looked.some(({ cells }) => isNumber(cells[at] ?? ''))
      : headingOf(headings[at] ?? '')?.field === 'carbonFactor')
  return Array.from({ length: width }, (_, at) => ({
    label: headings[at] || t('Column {letter}', { letter: letterOf(at) }),
    example: content.find(({ cells }) => cells[at])?.cells[at] ?? '',
    doubt: isOfFactors(at) ? doubtOf(content, headings, at, matching.decimal) : null,
  }))
}

const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
