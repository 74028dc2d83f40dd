import type { ReactNode } from 'react'
import type { CsvFormat } from '#domain/csv/csv.ts'
import { t } from '#messages/message.ts'
import { ExportMenu } from '#patterns/list/export/export-menu.tsx'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { useMenu } from '#ui/overlays/use-menu.ts'
import { InReportBar } from './report-bars.tsx'

type ReportFile = { label: string; save: () => void }

type Files = {
  /** Name of the files, without extensions. */
  name: string
  csv: (format: CsvFormat) => string
  report?: object
  /** The bytes that the fingerprint is computed from. */
  records?: string | Blob
  more?: readonly ReportFile[]
}

const excelEnd = { standard: '', excel: '-excel' } as const

/** Saves a CSV file in one of the formats. `name` has no extension. */
export const saveCsv = (name: string, csv: (format: CsvFormat) => string, format: CsvFormat) =>
  saveFile(csv(format), `${name}${excelEnd[format]}.csv`, 'text/csv')

function filesOf({ name, csv, report, records, more = [] }: Files): ReportFile[] {
  return [
    { label: t('Standard CSV'), save: () => saveCsv(name, csv, 'standard') },
    { label: t('CSV for Excel'), save: () => saveCsv(name, csv, 'excel') },
    ...(report
      ? [
          {
            label: t('JSON'),
            save: () => saveFile(`${JSON.stringify(report, null, 2)}\n`, `${name}.json`, 'application/json'),
          },
        ]
      : []),
    ...(records === undefined
      ? []
      : [
          {
            label: t('Records'),
            save: () => saveFile([new Blob([records])], `${name}-records.jsonl`, 'application/jsonl'),
          },
        ]),
    ...more,
  ]
}

const printPage = () => window.print()

/** Export menu and Print button of a report, in the page bar. `children` come before them. */
export function ReportFiles({
  onPrint = printPage,
  children,
  ...files
}: Files & { onPrint?: () => void; children?: ReactNode }) {
  const { button, menu, ui } = useMenu()
  return (
    <InReportBar bar="page">
      {children}
      <Button icon="download" {...button}>
        {t('Export')}
      </Button>
      <Button icon="printer" onPress={onPrint}>
        {t('Print')}
      </Button>
      {ui ? (
        <ExportMenu ui={ui} label={t('Export')} menu={menu}>
          {filesOf(files).map(({ label, save }) => (
            <ui.MenuItem key={label} onAction={save}>
              {label}
            </ui.MenuItem>
          ))}
        </ExportMenu>
      ) : null}
    </InReportBar>
  )
}
