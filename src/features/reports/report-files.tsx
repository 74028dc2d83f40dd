import type { ReactNode } from 'react'
import type { CsvFormat } from '#domain/csv/csv.ts'
import { t } from '#messages/message.ts'
import { ExportMenu } from '#patterns/list/export/export-menu.tsx'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { screenOnly } from '#ui/layout/print.css.ts'
import { MenuItem } from '#ui/overlays/menu.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'
import * as css from './report-files.css.ts'

/** Files of a report. The records file contains exactly the bytes that the fingerprint is computed from. */
type Files = {
  /** Name of the files, without their endings. */
  name: string
  csv: (format: CsvFormat) => string
  report?: object
  records?: string | Blob
  /** Menu items for further files. */
  children?: ReactNode
}

const loadMenu = async () => ExportMenu

const printPage = () => window.print()

const excelEnd = { standard: '', excel: '-excel' } as const

/** Saves a CSV file in one of the formats. `name` has no ending. */
export const saveCsv = (name: string, csv: (format: CsvFormat) => string, format: CsvFormat) =>
  saveFile(csv(format), `${name}${excelEnd[format]}.csv`, 'text/csv')

/** Print button and Export menu of a report. */
export function ReportFiles({
  name,
  csv,
  report,
  records,
  children,
  onPrint = printPage,
}: Files & { onPrint?: () => void }) {
  const { button, menu, Items: LoadedMenu } = useMenu(loadMenu)
  return (
    <div className={`${css.files} ${screenOnly}`}>
      <Button variant="primary" icon="printer" onPress={onPrint}>
        {t('Print')}
      </Button>
      <Button icon="download" {...button}>
        {t('Export')}
      </Button>
      {LoadedMenu ? (
        <LoadedMenu label={t('Export')} menu={menu}>
          <MenuItem onAction={() => saveCsv(name, csv, 'standard')}>{t('Standard CSV')}</MenuItem>
          <MenuItem onAction={() => saveCsv(name, csv, 'excel')}>{t('CSV for Excel')}</MenuItem>
          {report ? (
            <MenuItem
              onAction={() => saveFile(`${JSON.stringify(report, null, 2)}\n`, `${name}.json`, 'application/json')}
            >
              {t('JSON')}
            </MenuItem>
          ) : null}
          {records === undefined ? null : (
            <MenuItem onAction={() => saveFile([new Blob([records])], `${name}-records.jsonl`, 'application/jsonl')}>
              {t('Records')}
            </MenuItem>
          )}
          {children}
        </LoadedMenu>
      ) : null}
    </div>
  )
}
