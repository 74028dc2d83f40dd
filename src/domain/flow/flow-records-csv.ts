import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type CsvFormat, csvHead, csvRow } from '#domain/csv/csv.ts'
import { type CsvCell, figureCell } from '#domain/csv/csv-cell.ts'
import { withOffset } from '#domain/figures/time-zones.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import type { FlowList, Movement } from './movement.ts'
import type { FlowTrade } from './running-flow.ts'

/** Record of a report with its lines. */
export type FlowRecord = {
  id: string
  list: FlowList
  movement: Movement
  createdAt: string
  counterparty: string | null
  lines: FlowTrade['materials']
}

/** `line` is null for a record without lines. */
type AnnexLine = { record: FlowRecord; line: FlowTrade['materials'][number] | null }

/** Returns the cell of a line; empty without a line. */
const lineCell =
  (cell: (line: NonNullable<AnnexLine['line']>) => CsvCell) =>
  ({ line }: AnnexLine) =>
    line ? cell(line) : ''

/** Columns of the annex: heading and cell. Unlike the headings, codes in cells don't depend on the language. */
const columns: ReadonlyArray<readonly [heading: string, cell: (row: AnnexLine) => CsvCell]> = [
  [t('Record'), ({ record }) => tradeNumber(record.id)],
  [t('Id'), ({ record }) => record.id],
  [t('Movement'), ({ record }) => record.movement],
  [t('Date and time'), ({ record }) => withOffset(record.createdAt)],
  [t('Counterparty'), ({ record }) => record.counterparty ?? t('unknown')],
  [t('Material'), lineCell(({ material }) => material.name ?? t('unknown'))],
  [t('GW code'), lineCell(({ material }) => material.gwCode ?? t('unknown'))],
  [t('Weight (kg)'), lineCell(({ weight }) => figureCell(exactText(exact(weight))))],
  [t('Value (R, excluding VAT)'), lineCell(({ value }) => figureCell(exactText(exact(value))))],
]

/** Returns the lines of a record for the annex. */
export const annexLines = (record: FlowRecord): AnnexLine[] =>
  record.lines.length === 0 ? [{ record, line: null }] : record.lines.map(line => ({ record, line }))

/** Returns the annex of a report as CSV, with one row per line of each record. Times have their UTC offset. */
export const flowRecordsCsv = (records: readonly FlowRecord[], format: CsvFormat = 'standard'): string =>
  [
    csvHead(
      columns.map(([heading]) => heading),
      format,
    ),
    ...records.flatMap(annexLines).map(row =>
      csvRow(
        columns.map(([, cell]) => cell(row)),
        format,
      ),
    ),
  ].join('')
