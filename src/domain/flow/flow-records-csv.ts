import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type CsvCell, type CsvFormat, csvHead, csvRow, figureCell } from '#domain/csv/csv.ts'
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

type Line = { record: FlowRecord; line: FlowTrade['materials'][number] }

/** Columns of the annex: heading and cell. Unlike the headings, codes in cells don't depend on the language. */
const columns: ReadonlyArray<readonly [heading: string, cell: (row: Line) => CsvCell]> = [
  [t('Record'), ({ record }) => tradeNumber(record.id)],
  [t('Id'), ({ record }) => record.id],
  [t('Movement'), ({ record }) => record.movement],
  [t('Date and time'), ({ record }) => withOffset(record.createdAt)],
  [t('Counterparty'), ({ record }) => record.counterparty ?? t('unknown')],
  [t('Material'), ({ line }) => line.material.name ?? t('unknown')],
  [t('GW code'), ({ line }) => line.material.gwCode ?? t('unknown')],
  [t('Weight (kg)'), ({ line }) => figureCell(exactText(exact(line.weight)))],
  [t('Value (R, excluding VAT)'), ({ line }) => figureCell(exactText(exact(line.value)))],
]

/** Returns the annex of a report as CSV, with one row per line of each record. Times have their UTC offset. */
export const flowRecordsCsv = (records: readonly FlowRecord[], format: CsvFormat = 'standard'): string =>
  [
    csvHead(
      columns.map(([heading]) => heading),
      format,
    ),
    ...records.flatMap(record =>
      record.lines.map(line =>
        csvRow(
          columns.map(([, cell]) => cell({ record, line })),
          format,
        ),
      ),
    ),
  ].join('')
