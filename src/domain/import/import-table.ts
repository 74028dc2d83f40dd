import { t } from '#messages/message.ts'
import { fileProblem } from './file-faults.ts'
import type { Delimiter, ImportTable, TableRow } from './import-types.ts'
import { bestSample, delimiterSamples, plainText, rarestFirst, textRows } from './text-rows.ts'

const faults: Readonly<Record<string, string>> = {
  MissingQuotes: t('A quote has no closing quote. All text below is part of this cell.'),
  InvalidQuotes: t('A quote ends in the middle of a cell. Double the quotes inside a quoted cell.'),
}

/** Replaces the fault codes of rows by messages. */
export const withFaultWords = (rows: readonly TableRow[]): readonly TableRow[] =>
  rows.map(row => (row.fault === null ? row : { ...row, fault: faults[row.fault] ?? null }))

/**
 * Parses a text into rows with the chosen delimiter, or else with the declared or detected one.
 * @throws Problem if the text has no rows or too many.
 */
export function tableOf(
  source: string,
  chosen: Delimiter | null,
  fieldsNamedIn: (cells: readonly string[]) => number,
): Pick<ImportTable, 'delimiter' | 'rows' | 'sheets' | 'sheet'> {
  const { text, declared } = plainText(source)
  const detected = () => rarestFirst[bestSample(delimiterSamples(text), fieldsNamedIn)] ?? ','
  const delimiter = chosen ?? declared ?? detected()
  try {
    return { delimiter, rows: withFaultWords(textRows(text, delimiter)), sheets: [], sheet: 0 }
  } catch (error) {
    throw fileProblem(error)
  }
}
