import papaparse from 'papaparse'
import { vi } from 'vitest'

/** Catches files that are saved, by name. */
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

/** A CSV file as rows by the names of its columns, as a spreadsheet reads it. */
export const rowsOfCsv = (csv: string) =>
  papaparse.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data
