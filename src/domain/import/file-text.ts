import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** Creates the problem for a file that has no readable rows. */
export const unreadable = (message: string) =>
  new Problem({ kind: 'invalid', title: t('This file can’t be read'), message })

const spreadsheet = t('This file is a spreadsheet. Save it as CSV, then choose the CSV file.')

/** First bytes of file types that contain tables but are not text files, with the message for each type. */
const otherFiles: ReadonlyArray<readonly [start: string, message: string]> = [
  ['PK\u0003\u0004', spreadsheet],
  ['\u00d0\u00cf\u0011\u00e0', spreadsheet],
  ['%PDF', t('This file is a PDF. Save it as CSV, then choose the CSV file.')],
]

const marks: ReadonlyArray<readonly [start: string, label: string]> = [
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
]

/** Decodes UTF-8 without the byte order mark. Returns null for invalid UTF-8. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Decodes a file as UTF-8, as UTF-16 if it has a byte order mark, or otherwise as Windows-1252, which older
 * spreadsheets use. UTF-8 is tried first, because Windows-1252 text with non-ASCII characters is rarely valid UTF-8.
 * @throws Problem if the file is not a text file.
 */
export function textOf(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  const [, message] = otherFiles.find(([begins]) => start.startsWith(begins)) ?? []
  if (message) throw unreadable(message)
  const [, marked] = marks.find(([begins]) => start.startsWith(begins)) ?? []
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: 'UTF-16' }
  if (bytes.includes(0)) throw unreadable(t('This is not a text file. Choose a CSV file.'))
  const text = asUtf8(bytes)
  if (text !== null) return { text, encoding: 'UTF-8' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
}
