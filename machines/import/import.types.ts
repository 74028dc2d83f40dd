import type { CellEdits } from '#domain/import/file-rows.ts'
import type { KnownRecords } from '#domain/import/import-definition.ts'
import type {
  FieldId,
  ImportOutcome,
  ImportReading,
  ImportRecord,
  ImportResource,
  ImportSource,
  ImportTable,
  ImportWrite,
  Matching,
  NameAnswer,
  NameAnswers,
} from '#domain/import/import-types.ts'
import type { Problem } from '#domain/problem.ts'

/** True for each kind of write that the user's permissions allow. */
export type MayWrite = { create: boolean; update: boolean; remove: boolean }

/** Earlier import on this device: its id in the journal, and the name of its file. */
export type EarlierImport = { importId: string; name: string | null }

/** Answers of the user before the comparison. */
export type ImportChoices = { edits: CellEdits; answers: NameAnswers }

export type ImportContext = ImportChoices &
  Omit<ImportReading, 'source'> & {
    resource: ImportResource
    source: ImportSource | null
    /** Earlier import to undo; otherwise null. */
    undoing: EarlierImport | null
    table: ImportTable | null
    matching: Matching
    /** The server's records; null before they are loaded. */
    known: KnownRecords | null
    /** Records of the table, compared with those of the server. */
    records: readonly ImportRecord[]
    /** Records that the user left out (false) or included despite a doubt (true), by their first row. */
    included: Readonly<Record<number, boolean>>
    may: MayWrite
    /** Outcome of each record, in their order; undefined until it is written, or if the import skips it. */
    outcomes: ReadonlyArray<ImportOutcome | undefined>
    /** Indexes of records not yet sent, in order. */
    queue: readonly number[]
    /** Indexes of records with a pending call. */
    underWay: readonly number[]
    /** Id in the journal; null if it has not begun, or if this browser blocks storage. */
    importId: string | null
    problem: Problem | null
    /** Number of failures in a row that stopped all calls. */
    failures: number
    /** True if the user stopped the import. */
    isStopped: boolean
    /** True while a screen shows the import. */
    isShown: boolean
  }

/** Input of a comparison. A comparison for undoing has no table. */
export type ImportComparison = ImportChoices & {
  resource: ImportResource
  undoing: EarlierImport | null
  table: ImportTable | null
  matching: Matching
  known: KnownRecords
}

/** Write request with its row in the journal. `importId` is null if the journal does not have it. */
export type PlacedWrite = { resource: ImportResource; write: ImportWrite; importId: string | null; row: number }

/** Import to store in the journal before the first request. */
export type ImportBeginning = Pick<ImportContext, 'resource' | 'source' | 'records' | 'may' | 'included'>

/** Input for loading the server's records. */
export type ImportLooking = Pick<ImportContext, 'resource' | 'table' | 'matching' | 'records' | 'undoing'>

/** Records and outcomes of an import that the journal has. */
export type Recalled = { records: readonly ImportRecord[]; outcomes: ReadonlyArray<ImportOutcome | undefined> }

/** Decision about an unclear name. */
export type NameChoice = { field: FieldId; name: string; answer: NameAnswer }

export type ImportEvent =
  | { type: 'screen.opened' }
  | { type: 'screen.left' }
  | { type: 'source.choose'; source: ImportSource }
  /** Reads the source again, with another delimiter, encoding or sheet. */
  | { type: 'reading.choose'; choice: Partial<Omit<ImportReading, 'source'>> }
  /** `header` is the index of the row with the headings, null without headings. */
  | { type: 'header.choose'; header: number | null }
  | { type: 'column.choose'; field: FieldId; column: number | null }
  /** Chooses how numbers, dates and weights are written, or a saved mapping of columns. */
  | { type: 'matching.choose'; choice: Partial<Matching> }
  /** Decides which record an unclear name means, for all rows. */
  | ({ type: 'name.answer' } & NameChoice)
  | { type: 'cell.edit'; row: number; field: FieldId; text: string }
  | { type: 'record.include'; row: number; isIncluded: boolean }
  /** Loads the server's records again: after a failure, or because the user created one. */
  | { type: 'preview.refresh' }
  | { type: 'import.begin'; may: MayWrite }
  | { type: 'import.stop' }
  | { type: 'import.goOn' }
  /** Compares the table again with the server's current records. */
  | { type: 'import.recheck' }
  /** Discards the table. */
  | { type: 'import.reset' }
  /** Continues an import that a reload interrupted. */
  | ({ type: 'earlier.continue'; may: MayWrite } & EarlierImport)
  /** Shows the records that undoing an import would change. */
  | ({ type: 'earlier.undo' } & EarlierImport)
  /** The user signed in again after their session had ended. */
  | { type: 'session.resumed' }

/** Emitted if the import ends while no screen shows it: after the last record, or with a failure. */
export type ImportEmitted = {
  type: 'import.ended'
  written: number
  total: number
  problem: Problem | null
  /** True if the import undid an earlier one. */
  isUndone: boolean
}
