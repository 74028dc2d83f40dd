import type { CsvFormat } from '#domain/csv/csv.ts'
import { flowCsv } from '#domain/flow/flow-csv.ts'
import { flowRecordsCsv } from '#domain/flow/flow-records-csv.ts'
import type { FlowSubject } from '#domain/flow/movement.ts'
import { reportFileName } from '#domain/statement/report-file-name.ts'
import { findRecords } from '#features/reports/flow/records/find-records.ts'
import { StockTakeButton } from '#features/reports/flow/stock-take/stock-take-button.tsx'
import { ReportFiles, saveCsv } from '#features/reports/report-files.tsx'
import { t } from '#messages/message.ts'
import type { FlowSource, RecordedFlow } from './compute-flow.ts'

/** Stock-take, Export menu and Print button of a material-flow report. Its records are also a CSV file. */
export function FlowFiles({
  made: { flow, records },
  sources,
  subject,
}: {
  made: RecordedFlow
  sources: readonly FlowSource[]
  subject: FlowSubject
}) {
  const { about, period, filter } = flow
  const name = reportFileName(filter ? 'material-flow-filtered' : 'material-flow', about.name, period)
  const saveRecords = async (format: CsvFormat) => {
    const found = await findRecords(sources, subject, flow, null, new AbortController().signal)
    saveCsv(`${name}-records`, of => flowRecordsCsv(found.records, of), format)
  }
  const more = [
    { label: t('Records as CSV'), save: () => void saveRecords('standard') },
    { label: t('Records as CSV for Excel'), save: () => void saveRecords('excel') },
  ]
  return (
    <ReportFiles {...{ name, records, more }} csv={format => flowCsv(flow, format)} report={flow}>
      {about.kind === 'business' ? <StockTakeButton flow={flow} /> : null}
    </ReportFiles>
  )
}
