import { gwCodeIn } from '#domain/figures/material-families.ts'
import { t } from '#messages/message.ts'
import { layoutOf, type PastedColumns } from './pasted-columns.ts'
import { type Amounts, amountsOf } from './pasted-numbers.ts'
import { recordsOf } from './pasted-table.ts'

/** Pasted row with a material: its search term, and the numbers or the errors in them. */
export type PastedRow = Amounts & {
  /** Row number in the pasted text, from 1. Headers and empty rows count. */
  row: number
  text: string
  /** Search term: the name of the material, or its GW code if the row has no name. */
  term: string
  /** GW code if the row has both a name and a GW code, otherwise null. */
  gwCode: string | null
}

/** Pasted row that cannot become a line. `reason` is the message for the user. */
export type PastedFault = { row: number; text: string; reason: string }

export type PastedRows = {
  rows: readonly PastedRow[]
  faults: readonly PastedFault[]
  /** Pasted header, or null. If a single row is pasted again, the header is needed for its column order. */
  header: string | null
}

const mostPastedRows = 1000

/** True if a pasted text contains several cells: it has tabs or more than one line. */
export const isTable = (text: string): boolean => /\t|[^\s][\r\n]+\s*[^\s]/u.test(text)

/**
 * Parses rows copied from a spreadsheet (with tabs) or a CSV file (with semicolons or commas, and quotes). The columns
 * are material, weight and value, unless a header gives a different order. Accepts numbers such as "1234.56",
 * "1 234,56", "R 1 200.00" and "40 kg", and the formulas of the line fields: "1240-380", "@3.50". Never rounds; an
 * ambiguous number is an error. `locale` formats the messages.
 */
export function readPastedRows(text: string, locale: string): PastedRows {
  const records = recordsOf(text)
  const [first, ...others] = records
  if (!first) return { rows: [], faults: [], header: null }
  const layout = layoutOf(first.cells)
  const content = layout.isHeader ? others : records
  const rest = content[mostPastedRows]
  const read = content
    .slice(0, mostPastedRows)
    .map(({ row, text, cells }) => ({ row, text, cells, columns: layout.columnsOf(cells) }))
  const amounts = amountsOf(read.map(({ columns }) => columns))
  const rows: PastedRow[] = []
  const faults: PastedFault[] = []
  for (const [index, { row, text, cells, columns }] of read.entries()) {
    const amount = amounts[index]
    const reason = layout.fault ?? faultOfRow(columns, cells, locale)
    if (columns && amount && !reason) {
      const { name } = columns
      const gwCode = gwCodeIn(columns.gwCode) ?? columns.gwCode
      rows.push({ row, text, term: name || gwCode, gwCode: name && gwCode ? gwCode : null, ...amount })
    } else faults.push({ row, text, reason: reason ?? '' })
  }
  if (rest) {
    const reason = t('{count, plural, other {Paste at most # rows at a time}}', { count: mostPastedRows, locale })
    faults.push({ row: rest.row, text: text.slice(rest.start).trimEnd(), reason })
  }
  return { rows, faults, header: layout.isHeader ? first.text : null }
}

function faultOfRow(columns: PastedColumns | null, cells: readonly string[], locale: string): string | null {
  if (cells.length === 1) return t('Enter a material, a weight and a value')
  if (!columns) {
    return t('{count, plural, other {The row has # columns instead of material, weight and value}}', {
      count: cells.length,
      locale,
    })
  }
  return columns.name || columns.gwCode ? null : t('Enter a material')
}
