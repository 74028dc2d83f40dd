import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import papaparse from 'papaparse'

/** Presses a button and returns the name and the text of the file that the browser then saves. */
export async function savedFile(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Saves a file of the Export menu of a report. */
export async function exportedReport(page: Page, file: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  return savedFile(page, () => page.getByRole('menuitem', { name: file, exact: true }).click())
}

/** Parses a CSV file like a spreadsheet, into rows by column name. */
export const rowsOfCsv = (text: string) =>
  papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data
