import { type Decimal, type DecimalFinding, decimalOf } from '#domain/figures/number-reading.ts'
import { weightNumbersIn, weightUnitIn } from './cell-amounts.ts'
import { dateOrderOf } from './cell-dates.ts'
import { bareFactor } from './factor-numbers.ts'
import { contentRows, headingsIn } from './file-content.ts'
import type { ImportColumns, ImportField } from './import-fields.ts'
import type { DateOrder, FieldId, ImportTable, Matching, WeightUnit } from './import-types.ts'

/**
 * Returns the different texts in the columns of some kinds, without cells that a spreadsheet stores as numbers or dates.
 * `alikeOf` is equal for texts of which one is enough.
 */
function textsOf(
  table: ImportTable,
  { columns, header }: Matching,
  {
    fields,
    kinds,
    alikeOf = text => text,
  }: {
    fields: readonly ImportField[]
    kinds: ReadonlyArray<ImportField['kind']>
    alikeOf?: (text: string) => string
  },
): string[] {
  const places = fields.flatMap(({ id, kind }) => (kinds.includes(kind) ? (columns[id] ?? []) : []))
  const rows = contentRows(table, { header })
  const texts = new Map<string, string>()
  for (const at of places) {
    for (const { cells, exact } of rows) {
      const text = cells[at] ?? ''
      if (text !== '' && !exact?.has(at)) texts.set(alikeOf(text), text)
    }
  }
  return [...texts.values()]
}

/** Returns a text with the same separators at the same places. Only a 0 at the start of a number matters to them. */
const formOf = (text: string) => text.replaceAll(/[1-9]/gu, '9')

/** Detects the decimal separator of the columns with numbers. */
export const decimalFinding = (table: ImportTable, matching: Matching, { fields }: ImportColumns): DecimalFinding =>
  decimalOf([
    ...textsOf(table, matching, { fields, kinds: ['factor'], alikeOf: formOf }).map(bareFactor),
    ...textsOf(table, matching, { fields, kinds: ['weight', 'money', 'price'], alikeOf: formOf }).flatMap(
      weightNumbersIn,
    ),
  ])

/** Detects the order of day and month. */
export const dateFinding = (table: ImportTable, matching: Matching, { fields }: ImportColumns) =>
  dateOrderOf(textsOf(table, matching, { fields, kinds: ['date'] }))

/** Returns the decimal separator for ambiguous numbers, or null if the user must choose it. */
export function decimalFor(matching: Matching, finding: DecimalFinding): Decimal | null {
  if (matching.decimal !== null) return matching.decimal
  if (finding.kind === 'found') return finding.decimal
  return finding.kind === 'open' || (finding.kind === 'mixed' && finding.open !== null) ? null : '.'
}

/** Returns the order of day and month for ambiguous dates, or null if the user must choose it. */
export function dateOrderFor(matching: Matching, finding: ReturnType<typeof dateFinding>) {
  if (matching.dateOrder !== null) return matching.dateOrder
  if (finding.kind === 'found') return finding.order
  return finding.kind === 'none' ? 'dayFirst' : null
}

const unitOfHeading = (table: ImportTable, { columns, header }: Matching, field: FieldId) =>
  weightUnitIn(headingsIn(table, header)[columns[field] ?? -1] ?? '')

/** Returns the unit in the heading of prices: `other` if it is not supported, null without a unit. */
export const priceUnitFor = (table: ImportTable, matching: Matching) => unitOfHeading(table, matching, 'price')

/**
 * Returns the unit of a column of weights: chosen by the user, named in the heading, or kg. Null if the heading names a
 * unit that is not supported, so that the user must choose.
 */
export function weightUnitFor(table: ImportTable, matching: Matching, field: FieldId): WeightUnit | null {
  const named = unitOfHeading(table, matching, field)
  return matching.weightUnit ?? (named === 'other' ? null : (named ?? 'kg'))
}

/** How the cells of a file are read. */
export type Notation = { decimal: Decimal; dateOrder: DateOrder }

export const notationIn = (table: ImportTable, matching: Matching, definition: ImportColumns): Notation => ({
  decimal: decimalFor(matching, decimalFinding(table, matching, definition)) ?? '.',
  dateOrder: dateOrderFor(matching, dateFinding(table, matching, definition)) ?? 'dayFirst',
})
