import { type CsvFormat, csvHead, csvRow } from '#domain/csv/csv.ts'
import { type CsvCell } from '#domain/csv/csv-cell.ts'
import { toSpreadsheetDate } from '#domain/figures/dates.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import type { Register } from './build-register.ts'
import type { RegisterLine, RegisterRow } from './register-row.ts'
import { absenceWords, detailInWords, gapsInWords, idNumberInWords } from './register-words.ts'

/** Row of the CSV: a material of a purchase, or a purchase without materials. */
type Content = { row: RegisterRow; line: RegisterLine | null; register: Register }

const amountOf = (amount: DecimalText | null): CsvCell => (amount === null ? absenceWords.missing : { decimal: amount })

const columns: ReadonlyArray<readonly [heading: string, cell: (content: Content) => CsvCell]> = [
  [t('No.'), ({ row }) => row.number],
  [t('Date and time'), ({ row }) => toSpreadsheetDate(row.createdAt)],
  [t('Record'), ({ row }) => tradeNumber(row.id)],
  [t('Seller'), ({ row }) => row.seller?.name.trim() || absenceWords.missing],
  // Formats the number in groups, because spreadsheets would read 13 digits as a number and drop leading zeros.
  [t('ID or registration number'), ({ row }) => idNumberInWords(row.idNumber).replaceAll('\u00a0', ' ')],
  [t('Address'), ({ row }) => detailInWords(row.address)],
  [t('Material'), ({ line }) => line?.name ?? absenceWords.missing],
  [t('GW code'), ({ line }) => line?.gwCode ?? ''],
  [t('Weight (kg)'), ({ line }) => amountOf(line?.weightKg ?? null)],
  [t('Price paid (R)'), ({ line }) => amountOf(line?.paidRand ?? null)],
  [t('Missing particulars'), ({ row }) => gapsInWords(row)],
  // The following columns have the same value in every row, so that rows of several registers can be combined in one
  // table.
  [t('Register for'), ({ register }) => register.of],
  [t('From'), ({ register }) => register.period.from],
  [t('To'), ({ register }) => register.period.to],
  [t('Time zone'), ({ register }) => register.period.timeZone],
]

/**
 * Returns a register as CSV with unrounded numbers: a row for each material, or one row for a purchase without
 * materials. Times are local. For the cell format see {@link file://../csv/csv.ts}.
 */
export function registerCsv(register: Register, format: CsvFormat = 'standard'): string {
  const contents = register.rows.flatMap((row): Content[] => {
    const lines = row.lines.length > 0 ? row.lines : [null]
    return lines.map(line => ({ row, line, register }))
  })
  return [
    csvHead(
      columns.map(([heading]) => heading),
      format,
    ),
    ...contents.map(content =>
      csvRow(
        columns.map(([, cell]) => cell(content)),
        format,
      ),
    ),
  ].join('')
}
