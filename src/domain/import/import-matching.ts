import { mappedRecord } from '#domain/mapped-record.ts'
import { t } from '#messages/message.ts'
import { type Decimal, type DecimalFinding, decimalOf, readFactor } from './factor-numbers.ts'
import { type Doubt, headingOf, type ImportField, importFields } from './import-headings.ts'
import type { ImportTable, TableRow } from './import-table.ts'

/** Mapping of columns to material fields, detected from the file or chosen by the user. */
export type Matching = {
  /** True if the first row is a header. */
  hasHeader: boolean
  /** Column index of each field, null if the field has no column. */
  columns: Readonly<Record<ImportField, number | null>>
  /** Decimal sign that the user chose, or null to detect it from the cells. */
  decimal: Decimal | null
}

export type ImportColumn = {
  label: string
  /** First non-empty cell of the column. */
  example: string
  /** Reason to doubt that the column contains factors in kg CO₂e avoided per kg, or null. */
  doubt: Doubt | null
}

const isCode = (cell: string) => /^[GH]W ?\d/iu.test(cell)
const isNumber = (cell: string) => readFactor(cell, '.') !== null || readFactor(cell, ',') !== null
const isData = (cell: string) => isCode(cell) || isNumber(cell)
/** Number of rows that content detection inspects. */
const mostLookedAt = 20

function hasHeaderRow({ rows: [first, ...others] }: ImportTable): boolean {
  if (!first || first.cells.some(headingOf)) return first !== undefined
  return !first.cells.some(isData) && others.slice(0, mostLookedAt).some(({ cells }) => cells.some(isData))
}

/** Maps columns to fields by heading. A field is null if no column or several columns match. */
function byHeading(cells: readonly string[]): Matching['columns'] {
  const found = cells.map(cell => {
    const heading = headingOf(cell)
    return heading?.doubt ? undefined : heading?.field
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
  const carbonFactor = places.find(mostly(isNumber)) ?? null
  const name = places.find(at => at !== gwCode && at !== carbonFactor) ?? null
  return { name, gwCode, carbonFactor }
}

/** Maps the columns of a table to fields, by header or, if the table has none, by content. */
export function matchingOf(table: ImportTable, hasHeader = hasHeaderRow(table)): Matching {
  const columns = hasHeader ? byHeading(table.rows[0]?.cells ?? []) : byContent(table.rows)
  return { hasHeader, columns, decimal: null }
}

/**
 * Maps a column to a field and removes the column from other fields. A new factor column resets the chosen decimal
 * sign.
 */
export function withColumn(matching: Matching, field: ImportField, column: number | null): Matching {
  const others = mappedRecord(importFields, each => (matching.columns[each] === column ? null : matching.columns[each]))
  const columns = { ...others, [field]: column }
  return { ...matching, columns, decimal: field === 'carbonFactor' ? null : matching.decimal }
}

export const contentRows = ({ rows }: ImportTable, { hasHeader }: Matching) => (hasHeader ? rows.slice(1) : rows)

/** Detects the decimal sign of the factor column. */
export function decimalFinding(table: ImportTable, matching: Matching): DecimalFinding {
  const at = matching.columns.carbonFactor
  return at === null ? { kind: 'none' } : decimalOf(contentRows(table, matching).map(({ cells }) => cells[at] ?? ''))
}

/** Returns the decimal sign for parsing the factors, or null if the user must choose it. */
export function decimalFor(matching: Matching, finding: DecimalFinding): Decimal | null {
  if (matching.decimal !== null) return matching.decimal
  if (finding.kind === 'told') return finding.decimal
  return finding.kind === 'none' ? '.' : null
}

/** True if the mapping is complete: it has a name column, another column, and a known decimal sign. */
export const isMatched = (table: ImportTable, matching: Matching): boolean =>
  matching.columns.name !== null &&
  (matching.columns.gwCode !== null || matching.columns.carbonFactor !== null) &&
  decimalFor(matching, decimalFinding(table, matching)) !== null

/** Returns the columns of a table. The label is the heading or, without a heading, a letter as in a spreadsheet. */
export function columnsOf(table: ImportTable, matching: Matching): ImportColumn[] {
  const content = contentRows(table, matching)
  const header = matching.hasHeader ? (table.rows[0]?.cells ?? []) : []
  const width = Math.max(header.length, ...content.slice(0, mostLookedAt).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => ({
    label: header[at] || t('Column {letter}', { letter: letterOf(at) }),
    example: content.find(({ cells }) => cells[at])?.cells[at] ?? '',
    doubt: headingOf(header[at] ?? '')?.doubt ?? null,
  }))
}

const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
