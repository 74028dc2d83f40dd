import { statementCsv } from '#domain/statement/statement-csv.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { saveFile } from '#ui/basics/save-file.ts'
import type { RecordedStatement } from './make-statement.ts'

/** "carbon-statement-umhlanga-metals-2026-07-01-2026-09-30", which every system of files takes. */
function nameOf({ about, period }: CarbonStatement): string {
  const who = about.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ['carbon-statement', ...who.slice(0, 8), period.from, period.to].join('-')
}

/** The files of a statement. Its records are the exact bytes of its fingerprint. */
export const statementFiles = [
  {
    label: 'Save as CSV',
    save: ({ statement }: RecordedStatement) =>
      saveFile(statementCsv(statement), `${nameOf(statement)}.csv`, 'text/csv'),
  },
  {
    label: 'Save as CSV for Excel',
    save: ({ statement }: RecordedStatement) =>
      saveFile(statementCsv(statement, 'excel'), `${nameOf(statement)}-excel.csv`, 'text/csv'),
  },
  {
    label: 'Save as JSON',
    save: ({ statement }: RecordedStatement) =>
      saveFile(`${JSON.stringify(statement, null, 2)}\n`, `${nameOf(statement)}.json`, 'application/json'),
  },
  {
    label: 'Save the records',
    save: ({ statement, records }: RecordedStatement) =>
      saveFile(records, `${nameOf(statement)}-records.jsonl`, 'application/jsonl'),
  },
] as const
