import { statementCsv } from '#domain/statement/statement-csv.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { saveFile } from '#ui/basics/save-file.ts'

/** "carbon-statement-umhlanga-metals-2026-07-01-2026-09-30", which every system of files takes. */
function nameOf({ about, period }: CarbonStatement): string {
  const who = about.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ['carbon-statement', ...who.slice(0, 8), period.from, period.to].join('-')
}

/** What a statement can be saved as. */
export const statementFiles = [
  {
    label: 'CSV',
    save: (statement: CarbonStatement) => saveFile(statementCsv(statement), `${nameOf(statement)}.csv`, 'text/csv'),
  },
  {
    label: 'JSON',
    save: (statement: CarbonStatement) =>
      saveFile(`${JSON.stringify(statement, null, 2)}\n`, `${nameOf(statement)}.json`, 'application/json'),
  },
] as const
