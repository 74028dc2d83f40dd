import type { Decimal } from '#domain/figures/number-reading.ts'
import type { Encoding } from '#domain/import/file-text.ts'
import type { ImportField } from '#domain/import/import-headings.ts'
import type { Matching } from '#domain/import/import-matching.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import type { Delimiter, ImportSource, ImportTable } from '#domain/import/import-types.ts'
import type { Catalogue } from '#domain/import/known-materials.ts'
import type { Problem } from '#domain/problem.ts'
import type { MaterialBody } from '#schemas/material.ts'

/** True for each kind of write that the user's permissions allow. */
export type MayWrite = { create: boolean; update: boolean }

/** Outcome of a row. `unsure`: the row got no response and might have been written. */
export type ImportOutcome = { kind: 'written' } | { kind: 'refused'; reason: string } | { kind: 'unsure' }

/** Write request for a material. Creates a new material if `id` is null, otherwise updates it. */
export type MaterialWrite = { id: string | null; body: MaterialBody }

export type MaterialImportContext = {
  source: ImportSource | null
  /** Chosen delimiter; null to detect it from the text. */
  delimiter: Delimiter | null
  /** Chosen encoding; null to detect it from the file. */
  encoding: Encoding | null
  table: ImportTable | null
  matching: Matching
  /** The server's materials; null before they are loaded. */
  materials: Catalogue | null
  /** Rows of the table, compared with the server's materials. */
  rows: readonly ImportRow[]
  may: MayWrite
  /** Outcome of each row, in row order; undefined until the row is written, or if the import skips the row. */
  outcomes: ReadonlyArray<ImportOutcome | undefined>
  /** Indexes of rows not yet sent, in order. */
  queue: readonly number[]
  /** Indexes of rows with a pending call. */
  underWay: readonly number[]
  problem: Problem | null
  /** True while a screen shows the import. */
  isShown: boolean
}

export type MaterialImportEvent =
  | { type: 'screen.opened' }
  | { type: 'screen.left' }
  | { type: 'source.choose'; source: ImportSource }
  | { type: 'delimiter.choose'; delimiter: Delimiter }
  | { type: 'encoding.choose'; encoding: Encoding }
  /** `header` is the index of the row with the headings, null without headings. */
  | { type: 'header.choose'; header: number | null }
  | { type: 'column.choose'; field: ImportField; column: number | null }
  | { type: 'decimal.choose'; decimal: Decimal }
  /** Loads the materials again after a failure. */
  | { type: 'preview.retry' }
  | { type: 'import.begin'; may: MayWrite }
  | { type: 'import.stop' }
  | { type: 'import.goOn' }
  /** Compares the table again with the server's current materials. */
  | { type: 'import.recheck' }
  /** Discards the table. */
  | { type: 'import.reset' }

/** Emitted if the import ends while no screen shows it: after the last row, or with a failure. */
export type MaterialImportEmitted = { type: 'import.ended'; written: number; total: number; problem: Problem | null }
