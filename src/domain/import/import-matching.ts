import { recordFrom } from '#domain/record-from.ts'
import { type Decimal, type DecimalFinding, decimalOf, readFactor } from './factor-numbers.ts'
import { type Doubt, headingOf, type ImportField, importFields } from './import-headings.ts'
import type { ImportTable, TableRow } from './import-table.ts'

/** Which column holds what, as it was told from the file or as it was chosen. */
export type Matching = {
  /** Whether the first row has the names of the columns. */
  hasHeader: boolean
  /** The place of the column of each field, from 0; null where it has none. */
  columns: Readonly<Record<ImportField, number | null>>
  /** The decimal sign that was chosen; null where the cells tell it. */
  decimal: Decimal | null
}

/** A column to choose. */
export type ImportColumn = {
  label: string
  /** A cell of it that is not empty. */
  example: string
  /** Why it might not hold factors in kg CO₂e avoided per kg, by its heading; null without a doubt. */
  doubt: Doubt | null
}

const isCode = (cell: string) => /^[GH]W ?\d/iu.test(cell)
const isNumber = (cell: string) => readFactor(cell, '.') !== null || readFactor(cell, ',') !== null
const isData = (cell: string) => isCode(cell) || isNumber(cell)
/** How many rows are looked at where the content tells what a column is. */
const mostLookedAt = 20

function hasHeaderRow({ rows: [first, ...others] }: ImportTable): boolean {
  if (!first || first.cells.some(headingOf)) return first !== undefined
  return !first.cells.some(isData) && others.slice(0, mostLookedAt).some(({ cells }) => cells.some(isData))
}

/** The columns whose headings name a field; null where none does, or several. */
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

/** The columns by what most of their cells look like: GW codes, numbers, and the first of all others for the names. */
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

/** What the columns of a table hold, told from its header, or where it has none from its cells. */
export function matchingOf(table: ImportTable, hasHeader = hasHeaderRow(table)): Matching {
  const columns = hasHeader ? byHeading(table.rows[0]?.cells ?? []) : byContent(table.rows)
  return { hasHeader, columns, decimal: null }
}

/** The same with another column for a field; a column holds one field at most. */
export function withColumn(matching: Matching, field: ImportField, column: number | null): Matching {
  const others = recordFrom(importFields, each => (matching.columns[each] === column ? null : matching.columns[each]))
  const columns = { ...others, [field]: column }
  return { ...matching, columns, decimal: field === 'carbonFactor' ? null : matching.decimal }
}

/** The rows without the header. */
export const contentRows = ({ rows }: ImportTable, { hasHeader }: Matching) => (hasHeader ? rows.slice(1) : rows)

/** What the column of factors says about its decimal sign. */
export function decimalFinding(table: ImportTable, matching: Matching): DecimalFinding {
  const at = matching.columns.carbonFactor
  return at === null ? { kind: 'none' } : decimalOf(contentRows(table, matching).map(({ cells }) => cells[at] ?? ''))
}

/** The decimal sign to read by; null where it has to be chosen. */
export function decimalFor(matching: Matching, finding: DecimalFinding): Decimal | null {
  if (matching.decimal !== null) return matching.decimal
  if (finding.kind === 'told') return finding.decimal
  return finding.kind === 'none' ? '.' : null
}

/** Whether enough is known of a table to compare it: what its rows are called, something else of them, and how numbers are read. */
export const isMatched = (table: ImportTable, matching: Matching): boolean =>
  matching.columns.name !== null &&
  (matching.columns.gwCode !== null || matching.columns.carbonFactor !== null) &&
  decimalFor(matching, decimalFinding(table, matching)) !== null

/** The columns of a table, by their headings or, as a spreadsheet does, by letters. */
export function columnsOf(table: ImportTable, matching: Matching): ImportColumn[] {
  const content = contentRows(table, matching)
  const header = matching.hasHeader ? (table.rows[0]?.cells ?? []) : []
  const width = Math.max(header.length, ...content.slice(0, mostLookedAt).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => ({
    label: header[at] || `Column ${letterOf(at)}`,
    example: content.find(({ cells }) => cells[at])?.cells[at] ?? '',
    doubt: headingOf(header[at] ?? '')?.doubt ?? null,
  }))
}

const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
