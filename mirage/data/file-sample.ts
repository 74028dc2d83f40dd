import type { ImportVerdict } from '#domain/import/import-types.ts'

/** File that the mock offers on an import screen. */
export type FileSample = {
  title: string
  /** Difficulties in the file. */
  about: string
  /** File name. */
  name: string
  content: () => string | Uint8Array<ArrayBuffer>
  /** Number of records for each verdict, before any change of the mock's data. */
  verdicts: Partial<Record<ImportVerdict, number>>
}

/** Joins cells without separators in them to the rows of a file. */
export const joinedRows = (rows: ReadonlyArray<readonly string[]>): string =>
  rows.map(cells => `${cells.join(';')}\r\n`).join('')

/** Encodes a text of Western European letters, as older programs do. */
export const windows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, letter => letter.codePointAt(0) ?? 0)
