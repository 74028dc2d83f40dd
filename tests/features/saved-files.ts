import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import papaparse from 'papaparse'
import { vi } from 'vitest'

/** Returns a map of downloaded files by name, which fills while the test runs. */
export function catchFiles() {
  const blobs = new Map<string, Blob>()
  const files = new Map<string, Promise<string>>()
  URL.createObjectURL = blob => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) files.set(this.download, blob.text())
  })
  return files
}

/** Saves a file of the Export menu of a report. */
export async function exportReport(user: UserEvent, file: string) {
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: file }))
}

/** Parses a CSV file like a spreadsheet, into rows by column name. */
export const rowsOfCsv = (csv: string) =>
  papaparse.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data
