import { gwCodeIn } from '#domain/figures/material-families.ts'
import { mappedRecord } from '#domain/mapped-record.ts'
import { t } from '#messages/message.ts'
import { isUuid } from '#rules/ids.ts'
import { readDate } from './cell-dates.ts'
import { readFactor } from './factor-numbers.ts'
import { contentRows, headingsIn } from './file-content.ts'
import { dateFinding, dateOrderFor, decimalFinding, decimalFor, priceUnitFor, weightUnitFor } from './file-notation.ts'
import { doubtOf } from './import-doubts.ts'
import { type Doubt, fieldsNamedIn, headingOf, type ImportColumns, type ImportField } from './import-fields.ts'
import type { FieldId, ImportTable, Matching, TableRow } from './import-types.ts'

export type ImportColumn = {
  label: string
  /** First non-empty cell of the column. */
  example: string
  /** Reason to doubt that the column contains factors in kg CO₂e avoided per kg, or null. */
  doubt: Doubt | null
}

const isCode = (cell: string) => gwCodeIn(cell) !== null
const isNumber = (cell: string) => readFactor(cell, null) !== null
const isData = (cell: string) => isCode(cell) || isNumber(cell) || readDate(cell, null) !== null
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
function headerOf({ rows }: ImportTable, fields: readonly ImportField[]): number | null {
  const looked = rows.slice(0, mostLookedAt)
  const count = fieldsNamedIn(fields)
  const named = looked.map(({ cells }) => count(cells))
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

/**
 * Maps columns to fields by heading. A field is null if no column matches, if several match equally well, or if the
 * column is doubtful.
 */
function byHeading(table: ImportTable, header: number, fields: readonly ImportField[]): Matching['columns'] {
  const cells = headingsIn(table, header)
  const rows = contentRows(table, { header })
  const found = cells.map((cell, at) => {
    const heading = headingOf(cell, fields)
    const isFactor = fields.some(({ id, kind }) => id === heading?.field && kind === 'factor')
    return isFactor && doubtOf(rows, cells, { at, fields, decimal: null }) ? null : heading
  })
  return mappedRecord(
    fields.map(({ id }) => id),
    id => {
      const ranks = found.map(heading => (heading?.field === id ? heading.rank : Number.POSITIVE_INFINITY))
      const best = Math.min(...ranks)
      const at = ranks.indexOf(best)
      return best < Number.POSITIVE_INFINITY && at === ranks.lastIndexOf(best) ? at : null
    },
  )
}

const contentTests: Partial<Record<ImportField['kind'], (cell: string) => boolean>> = {
  id: isUuid,
  code: isCode,
  date: cell => readDate(cell, null) !== null,
}

/**
 * Maps further columns by content: codes and dates. Without headings also factors, and the first remaining column as
 * the first field.
 */
function byContent(
  rows: readonly TableRow[],
  fields: readonly ImportField[],
  columns: Matching['columns'] | null,
): Matching['columns'] {
  const looked = rows.slice(0, mostLookedAt)
  const width = Math.max(0, ...looked.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, at) => at)
  const mostly = (is: (cell: string) => boolean) => (at: number) =>
    looked.filter(({ cells }) => is(cells[at] ?? '')).length * 2 > looked.length
  const found: Record<FieldId, number | null> = columns
    ? { ...columns }
    : mappedRecord(
        fields.map(({ id }) => id),
        () => null,
      )
  const isFree = (at: number) => !Object.values(found).includes(at)
  for (const { id, kind } of fields) {
    const test = contentTests[kind]
    if (test && found[id] === null) found[id] = places.find(at => isFree(at) && mostly(test)(at)) ?? null
  }
  if (columns) return found
  const factor = fields.find(({ kind }) => kind === 'factor')
  const numbers = factor ? (places.find(at => isFree(at) && mostly(isNumber)(at)) ?? null) : null
  const isDoubtful = numbers !== null && doubtOf(rows, [], { at: numbers, fields, decimal: null }) !== null
  const [first] = fields
  // Files without headings have at most one text column that is safe to guess.
  if (factor && first) found[first.id] = places.find(at => isFree(at) && at !== numbers) ?? null
  if (factor && !isDoubtful) found[factor.id] = numbers
  return found
}

/** Maps the columns of a table to fields, by header and by content. */
export function matchingOf(
  table: ImportTable,
  { fields }: ImportColumns,
  header: number | null = headerOf(table, fields),
): Matching {
  const named = header === null ? null : byHeading(table, header, fields)
  const columns = byContent(contentRows(table, { header }), fields, named)
  return { header, columns, decimal: null, dateOrder: null, weightUnit: null }
}

/**
 * Maps a column to a field and removes the column from other fields. A new column of numbers or dates resets the chosen
 * decimal separator or order.
 */
export function withColumn(
  matching: Matching,
  { fields }: ImportColumns,
  { field, column }: { field: FieldId; column: number | null },
): Matching {
  const others = Object.fromEntries(Object.entries(matching.columns).map(([id, at]) => [id, at === column ? null : at]))
  const kind = fields.find(({ id }) => id === field)?.kind
  return {
    ...matching,
    columns: { ...others, [field]: column },
    ...(kind === 'date' ? { dateOrder: null } : {}),
    ...(kind && numeric.has(kind) ? { decimal: null } : {}),
  }
}

const numeric: ReadonlySet<ImportField['kind']> = new Set(['factor', 'weight', 'money', 'price'])

/** Returns the groups of fields of which none has a column, although one is required. */
export const lackedFields = ({ columns }: Matching, { needs }: ImportColumns) =>
  needs.filter(group => group.every(id => (columns[id] ?? null) === null))

/** Fields with a unit of weight. Without a column, the unit is kg. */
const weightFields: readonly FieldId[] = ['weight', 'gross', 'tare']

/** True if the mapping is complete: all required columns, and known decimal separator and date order. */
export const isMatched = (table: ImportTable, matching: Matching, definition: ImportColumns): boolean =>
  lackedFields(matching, definition).length === 0 &&
  decimalFor(matching, decimalFinding(table, matching, definition)) !== null &&
  dateOrderFor(matching, dateFinding(table, matching, definition)) !== null &&
  weightFields.every(field => weightUnitFor(table, matching, field) !== null) &&
  priceUnitFor(table, matching) !== 'other'

/** Returns the columns of a table. The label is the heading or, without a heading, a letter as in a spreadsheet. */
export function columnsOf(table: ImportTable, matching: Matching, { fields }: ImportColumns): ImportColumn[] {
  const content = contentRows(table, matching)
  const headings = headingsIn(table, matching.header)
  const looked = content.slice(0, mostLookedAt)
  const width = Math.max(headings.length, ...looked.map(({ cells }) => cells.length))
  const factor = fields.find(({ kind }) => kind === 'factor')
  const isOfFactors = (at: number) =>
    factor !== undefined &&
    (at === matching.columns[factor.id] ||
      (matching.header === null
        ? looked.some(({ cells }) => isNumber(cells[at] ?? ''))
        : headingOf(headings[at] ?? '', fields)?.field === factor.id))
  return Array.from({ length: width }, (_, at) => ({
    label: headings[at] || t('Column {letter}', { letter: letterOf(at) }),
    example: content.find(({ cells }) => cells[at])?.cells[at] ?? '',
    doubt: isOfFactors(at) ? doubtOf(content, headings, { at, fields, decimal: matching.decimal }) : null,
  }))
}

const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
