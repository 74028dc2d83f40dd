import { exact } from '#domain/carbon/carbon.ts'
import { gwCodeIn } from '#domain/figures/material-families.ts'
import type { Decimal } from '#domain/figures/number-reading.ts'
import { decimalText } from '#domain/figures/numbers.ts'
import { isolated } from '#domain/words.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { lengthFault, longestFactor, longestGwCode, longestName, requiredFault } from '#rules/texts.ts'
import { factorNumber } from '#schemas/common.ts'
import type { MaterialBody } from '#schemas/material.ts'
import { tidy } from './cell-text.ts'
import { cutRows } from './cut-rows.ts'
import { otherUnitOf, readFactor } from './factor-numbers.ts'
import { type ImportField, importFields } from './import-headings.ts'
import { contentRows, decimalFinding, decimalFor, type Matching } from './import-matching.ts'
import type { ImportTable, TableRow } from './import-types.ts'
import {
  type Catalogue,
  catalogueOf,
  type MaterialNow,
  materialNow,
  nameKeyOf,
  unreadableMaterial,
} from './known-materials.ts'

/** Error in a row. `field` is null if the error concerns the entire row. */
export type ImportFault = { field: ImportField | null; reason: string }

export type ImportRow = {
  /** Row number in the file, as in a spreadsheet. */
  row: number
  /** Text of each cell, empty if the field has no column. */
  texts: Readonly<Record<ImportField, string>>
  // `codeOf` is the name of another material that has the GW code, if all other GW codes are unique.
} & (
  | { verdict: 'new'; body: MaterialBody; codeOf?: string }
  | { verdict: 'changed'; body: MaterialBody; before: MaterialNow; changes: readonly ImportField[]; codeOf?: string }
  | { verdict: 'unchanged'; before: MaterialNow }
  | { verdict: 'wrong'; faults: readonly ImportFault[] }
)
export type RowVerdict = ImportRow['verdict']

/**
 * Compares the rows of a table with the existing materials and yields the results row by row. Matches materials by
 * name, ignoring case and spaces, because several materials can share a GW code. If several materials have the same
 * name, the GW code decides.
 */
export function* comparedRows(table: ImportTable, matching: Matching, catalogue: Catalogue) {
  const { columns, header } = matching
  const content = contentRows(table, matching)
  const decimal = decimalFor(matching, decimalFinding(table, matching)) ?? '.'
  const known = catalogueOf(catalogue)
  const width = (header === null ? null : table.rows[header]?.cells.length) ?? Number.POSITIVE_INFINITY
  const cut = cutRows(content, columns, width)
  const nameOf = ({ cells }: TableRow) => (columns.name === null ? '' : (cells[columns.name] ?? ''))
  const rowsOfName = Map.groupBy(content, row => nameKeyOf(nameOf(row)))
  const nameOfCode = new Map<string, string>()

  /** Stores the GW code of a row. Returns the name of another material or row with the same code. */
  function codeOwner({ name, gwCode }: MaterialBody, before: MaterialNow | null): { codeOf?: string } {
    if (!known.hasUniqueCodes || before?.gwCode === gwCode) return {}
    const owner = known.withCode(gwCode)?.name ?? nameOfCode.get(gwCode)
    nameOfCode.set(gwCode, name)
    return owner === undefined ? {} : { codeOf: owner }
  }

  function compared(row: TableRow): ImportRow {
    const cell = (field: ImportField) => (columns[field] === null ? '' : (row.cells[columns[field]] ?? ''))
    const texts = {
      name: cell('name'),
      gwCode: gwCodeIn(cell('gwCode')) ?? cell('gwCode'),
      carbonFactor: cell('carbonFactor'),
    }
    const wrong = (...faults: ImportFault[]): ImportRow => ({ row: row.row, texts, verdict: 'wrong', faults })
    const fault = row.fault ?? cut.get(row)
    if (fault) return wrong({ field: null, reason: fault })
    if (row.cells.length > width) {
      const reason = t(
        '{count, plural, other {The row has {count} cells, but the header has {width}. Quote text that contains the separator.}}',
        { count: row.cells.length, width },
      )
      return wrong({ field: null, reason })
    }
    const found = known.named(texts.name, columns.gwCode === null ? null : texts.gwCode)
    const before = typeof found === 'object' ? materialNow(found) : null
    const { factor, faults } = readCells(texts, { columns, decimal, before })
    const others = (rowsOfName.get(nameKeyOf(texts.name)) ?? []).filter(other => other !== row)
    if (texts.name !== '' && others.length > 0) {
      const reason = t('{count, plural, one {Duplicate name in row {rows}} other {Duplicate name in rows {rows}}}', {
        count: others.length,
        rows: listed(others.map(other => String(other.row))),
      })
      faults.push({ field: 'name', reason })
    }
    if (found === 'unreadable') faults.push({ field: 'name', reason: unreadableMaterial })
    else if (found === 'several') {
      const reason = t('Several materials have the name “{name}”. The GW code does not show which one you mean.', {
        name: isolated(texts.name),
      })
      faults.push({ field: 'name', reason })
    } else if (!found) {
      for (const field of importFields) {
        if (columns[field] !== null) continue
        const reason = t(
          '{field, select, name {A new material needs a name, but the file has no name column} gwCode {A new material needs a GW code, but the file has no GW code column} other {A new material needs a CO₂ factor, but the file has no CO₂ factor column}}',
          { field },
        )
        faults.push({ field, reason })
      }
    }
    if (faults.length > 0) return wrong(...faults)
    if (!before) {
      const body = { ...texts, carbonFactor: factor }
      return { row: row.row, texts, verdict: 'new', body, ...codeOwner(body, before) }
    }
    const body: MaterialBody = {
      name: texts.name,
      gwCode: columns.gwCode === null ? before.gwCode : texts.gwCode,
      carbonFactor: columns.carbonFactor === null ? before.carbonFactor : factor,
    }
    const changes = changesIn(before, body)
    if (changes.length > 0 && isUnknown(body.carbonFactor)) {
      const reason = t('The factor on the server, “{factor}”, is ambiguous or not a number', {
        factor: isolated(body.carbonFactor),
      })
      return wrong({ field: 'carbonFactor', reason })
    }
    return changes.length === 0
      ? { row: row.row, texts, verdict: 'unchanged', before }
      : { row: row.row, texts, verdict: 'changed', body, before, changes, ...codeOwner(body, before) }
  }

  for (const row of content) yield compared(row)
}

const isUnknown = (factor: string) => factorNumber(factor) === null

type Cells = { columns: Matching['columns']; decimal: Decimal; before: MaterialNow | null }

/**
 * Validates the cells of a row. Returns the factor and the errors. A field without a column has no error. An empty or
 * unknown factor has no error if the server's factor is not a number either.
 */
function readCells(texts: ImportRow['texts'], { columns, decimal, before }: Cells) {
  const isAsBefore =
    before &&
    isUnknown(before.carbonFactor) &&
    ['', 'unknown', t('unknown'), before.carbonFactor].includes(texts.carbonFactor)
  const number = readFactor(texts.carbonFactor, decimal)
  const factor = isAsBefore ? before.carbonFactor : typeof number === 'string' ? number : null
  const reasons: Readonly<Record<ImportField, () => string | null>> = {
    name: () => requiredFault(texts.name, t('Enter a name'), longestName),
    gwCode: () => requiredFault(texts.gwCode, t('Enter a GW code'), longestGwCode),
    carbonFactor: () => {
      if (isAsBefore) return null
      if (texts.carbonFactor === '') return t('Enter a CO₂ factor')
      return factor === null ? noNumber(texts.carbonFactor) : lengthFault(factor, longestFactor)
    },
  }
  const faults = importFields.flatMap((field): ImportFault[] => {
    const reason = columns[field] === null ? null : reasons[field]()
    return reason === null ? [] : [{ field, reason }]
  })
  return { factor: factor ?? '', faults }
}

function noNumber(cell: string): string {
  const unit = otherUnitOf(cell)
  const text = isolated(cell)
  return unit === null
    ? t('“{text}” is not a number', { text })
    : t('“{text}” is in {unit}. Enter the factor in kg per kg.', { text, unit })
}

/** True if two factors are equal as numbers, such as 1.1 and 1.10, or are the same non-numeric text. */
const isSameFactor = (one: string, other: string) =>
  isUnknown(one) || isUnknown(other) ? one === other : exact(decimalText(one)).eq(exact(decimalText(other)))

const plain = (text: string) => gwCodeIn(text) ?? tidy(text)

/** Returns the fields that differ between two materials, ignoring surrounding spaces and zero-width characters. */
export const changesIn = (before: MaterialBody, after: MaterialBody): ImportField[] =>
  importFields.filter(field =>
    field === 'carbonFactor'
      ? !isSameFactor(before.carbonFactor, after.carbonFactor)
      : plain(before[field]) !== plain(after[field]),
  )
