import type { Decimal } from '#domain/import/factor-numbers.ts'
import type { ImportField } from '#domain/import/import-headings.ts'
import type { Matching } from '#domain/import/import-matching.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import type { Delimiter, ImportTable } from '#domain/import/import-table.ts'
import type { Catalogue } from '#domain/import/known-materials.ts'
import type { Problem } from '#domain/problem.ts'
import type { MaterialBody } from '#schemas/material.ts'

/** What rows are read from: a file, or text that was pasted, which has no name. */
export type ImportSource = { name: string | null; content: Blob | string }

/** What of the preview may be written. */
export type MayWrite = { create: boolean; update: boolean }

/** What became of a row. `unsure`: no answer came, and it may have been written. */
export type ImportOutcome = { kind: 'written' } | { kind: 'refused'; reason: string } | { kind: 'unsure' }

/** A material to be written: a new one where `id` is null. */
export type MaterialWrite = { id: string | null; body: MaterialBody }

export type MaterialImportContext = {
  source: ImportSource | null
  /** The delimiter that was chosen; null where the text tells it. */
  delimiter: Delimiter | null
  table: ImportTable | null
  matching: Matching
  /** The materials that the server has; null before they are read. */
  materials: Catalogue | null
  /** The rows of the table, compared with the materials. */
  rows: readonly ImportRow[]
  may: MayWrite
  /** What became of each row, in their order; undefined for those that are not written, or not yet. */
  outcomes: ReadonlyArray<ImportOutcome | undefined>
  /** The places of the rows that are not sent yet, in their order. */
  queue: readonly number[]
  /** The places of the rows that were sent and have no answer yet. */
  underWay: readonly number[]
  problem: Problem | null
  /** Whether a screen shows the import. */
  isShown: boolean
}

export type MaterialImportEvent =
  | { type: 'screen.opened' }
  | { type: 'screen.left' }
  | { type: 'source.choose'; source: ImportSource }
  | { type: 'delimiter.choose'; delimiter: Delimiter }
  | { type: 'header.change'; hasHeader: boolean }
  | { type: 'column.choose'; field: ImportField; column: number | null }
  | { type: 'decimal.choose'; decimal: Decimal }
  /** Reads the materials of the server again, which could not be read. */
  | { type: 'preview.retry' }
  | { type: 'import.begin'; may: MayWrite }
  | { type: 'import.stop' }
  | { type: 'import.goOn' }
  /** Compares the same table anew with what the server has by now. */
  | { type: 'import.recheck' }
  /** Gives the table up, for another one. */
  | { type: 'import.reset' }

/** The import has ended while no screen showed it: all was written or refused, or a failure stopped it. */
export type MaterialImportEmitted = { type: 'import.ended'; written: number; total: number; problem: Problem | null }
