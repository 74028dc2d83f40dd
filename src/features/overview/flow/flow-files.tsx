import { flowCsv } from '#domain/flow/flow-csv.ts'
import { reportFileName } from '#domain/statement/report-file-name.ts'
import { t } from '#messages/message.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { screenOnly } from '#ui/layout/print.css.ts'
import type { RecordedFlow } from './compute-flow.ts'
import * as css from './flow.css.ts'

export const flowFileName = ({ about, period, filter }: MaterialFlow) =>
  reportFileName(filter ? 'material-flow-filtered' : 'material-flow', about.name, period)

/** Download options of a report. The records file contains exactly the bytes that the fingerprint is computed from. */
const files = [
  {
    label: t('Save as CSV'),
    save: ({ flow }: RecordedFlow) => saveFile(flowCsv(flow), `${flowFileName(flow)}.csv`, 'text/csv'),
  },
  {
    label: t('Save as CSV for Excel'),
    save: ({ flow }: RecordedFlow) => saveFile(flowCsv(flow, 'excel'), `${flowFileName(flow)}-excel.csv`, 'text/csv'),
  },
  {
    label: t('Save as JSON'),
    save: ({ flow }: RecordedFlow) =>
      saveFile(`${JSON.stringify(flow, null, 2)}\n`, `${flowFileName(flow)}.json`, 'application/json'),
  },
  {
    label: t('Save records'),
    save: ({ flow, records }: RecordedFlow) =>
      saveFile([records], `${flowFileName(flow)}-records.jsonl`, 'application/jsonl'),
  },
] as const

/** Buttons to print and save a report. */
export const FlowFiles = ({ made }: { made: RecordedFlow }) => (
  <div className={`${css.ways} ${screenOnly}`}>
    <Button variant="primary" icon="printer" onPress={() => window.print()}>
      {t('Print')}
    </Button>
    {files.map(({ label, save }) => (
      <Button key={label} icon="download" onPress={() => save(made)}>
        {label}
      </Button>
    ))}
  </div>
)
