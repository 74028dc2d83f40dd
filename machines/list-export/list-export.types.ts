import type { CsvFormat } from '#domain/csv/csv.ts'
import type { Problem } from '#domain/problem.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import type { ExportedPage, ExportReading } from './list-reading.ts'

/** What the user chooses of a file. */
export type FileChoice = {
  /** `rows` for a row of the file for each of the list, `parts` for one for each part of it, such as a line of a trade. */
  layout: 'rows' | 'parts'
  format: CsvFormat
}

/** Content of a file: the search and order of the list, its columns by their ids, and how it is written. */
export type ExportRequest = FileChoice & { query: ListQuery; columns: readonly string[] }

/** What became of some pages: those that were read, and why the others were not; null where there are no others. */
export type PagesAnswer = { read: readonly ExportedPage[]; problem: Problem | null }

export type ListExportContext = {
  /** Null before the first export. */
  request: ExportRequest | null
  reading: ExportReading
  /** How often the pages that are asked for now were tried. */
  tries: number
  /** Why pages could not be read; null while they can. */
  problem: Problem | null
}

export type ListExportEvent =
  | { type: 'export.begin'; request: ExportRequest }
  | { type: 'export.stop' }
  /** Reads on from where it was. */
  | { type: 'export.goOn' }
  /** Drops what was read. */
  | { type: 'export.discard' }

/** All rows were read, each once: `rows` are their texts, in the order of the list. The others are what the file lacks. */
export type ListExportEmitted = {
  type: 'export.read'
  request: ExportRequest
  rows: readonly string[]
  unreadable: readonly UnreadableRow[]
  unreadableLines: readonly UnreadableRow[]
}
