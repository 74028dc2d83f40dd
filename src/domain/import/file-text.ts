import { Problem } from '#domain/problem.ts'

/** How the letters of a file are written in bytes. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** The problem of a file whose rows cannot be read at all. */
export const unreadable = (message: string) =>
  new Problem({ kind: 'invalid', title: 'This file can’t be read', message })

/** What files begin with that hold a table, but not as text. */
const otherFiles: ReadonlyArray<readonly [start: string, what: string]> = [
  ['PK\u0003\u0004', 'a spreadsheet'],
  ['\u00d0\u00cf\u0011\u00e0', 'a spreadsheet'],
  ['%PDF', 'a PDF'],
]

const marks: ReadonlyArray<readonly [start: string, label: string]> = [
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
]

/** What bytes are in UTF-8; null where they are not. A mark at their beginning is left out. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The text of a file in UTF-8, in UTF-16 with a mark, or else in Windows-1252, the usual one of older spreadsheets: bytes of that are
 * hardly ever valid UTF-8, but for plain letters, which are the same in both.
 * @throws Problem where the file is no text.
 */
export function textOf(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  const [, other] = otherFiles.find(([begins]) => start.startsWith(begins)) ?? []
  if (other) throw unreadable(`This file is ${other}. Save it as CSV, then choose the CSV file.`)
  const [, marked] = marks.find(([begins]) => start.startsWith(begins)) ?? []
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: 'UTF-16' }
  if (bytes.includes(0)) throw unreadable('This is not a text file. Choose a CSV file.')
  const text = asUtf8(bytes)
  if (text !== null) return { text, encoding: 'UTF-8' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
}
