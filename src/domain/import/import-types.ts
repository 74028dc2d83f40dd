import type { Decimal } from '#domain/figures/number-reading.ts'
import type { EncodedLines, Encoding } from './file-text.ts'

/** Resources that a file can import. */
export const importResources = ['materials', 'businesses', 'users', 'transactions', 'collections'] as const
export type ImportResource = (typeof importResources)[number]

/** Id of a field of a record that a column can contain, such as `gwCode`. Each definition lists its fields. */
export type FieldId = string

export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** Non-empty row of a file. */
export type TableRow = {
  /** Row number from 1, as in a spreadsheet: counts headers and empty rows, but not line breaks within quotes. */
  row: number
  /** Trimmed cells, without empty cells at the end. */
  cells: readonly string[]
  /** Number of cells, including empty ones at the end. */
  width: number
  /** Reason why the cells cannot be parsed, or null. */
  fault: string | null
  /**
   * Indexes of cells that a spreadsheet stores as numbers or dates. Their text has a decimal point or is an ISO date, in
   * files of all languages.
   */
  exact?: ReadonlySet<number>
}

/** Rows of a file, or pasted rows if `name` is null. */
export type ImportTable = {
  name: string | null
  /** Encoding of a text file, null for pasted rows and spreadsheets. */
  encoding: Encoding | null
  encoded: EncodedLines
  /** Delimiter of a text, null for spreadsheets. */
  delimiter: Delimiter | null
  /** Names of the sheets of a spreadsheet, and the index of the sheet that was read. Empty for texts. */
  sheets: readonly string[]
  sheet: number
  rows: readonly TableRow[]
}

/** Source of rows: a file, or pasted text without a name. */
export type ImportSource = { name: string | null; content: Blob | string }

/** Source to read. Null detects the delimiter, the encoding or the sheet. */
export type ImportReading = {
  source: ImportSource
  delimiter: Delimiter | null
  encoding: Encoding | null
  sheet: number | null
}

/** Order of day and month in dates such as 03/04/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst'

export const weightUnits = ['kg', 't', 'g', 'lb'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** Mapping of columns to fields, detected from the file or chosen by the user. */
export type Matching = {
  /** Index of the row with the headings, null without headings. Rows above it are titles, which are not imported. */
  header: number | null
  /** Column index of each field, null if the field has no column. */
  columns: Readonly<Record<FieldId, number | null>>
  /** Decimal separator that the user chose, or null to detect it from the cells. */
  decimal: Decimal | null
  /** Order of day and month that the user chose, or null to detect it. */
  dateOrder: DateOrder | null
  /** Unit of weights that the user chose, or null to detect it. */
  weightUnit: WeightUnit | null
}

/**
 * ImportVerdict about a record of the file:
 * - `new`, `changed`, `unchanged`: compared with the server's records
 * - `doubt`: can be imported, but only if the user includes it
 * - `wrong`: cannot be imported
 * - `leftOut`: the user left out the name of its buyer, seller or material
 */
export const verdicts = ['new', 'changed', 'unchanged', 'doubt', 'wrong', 'leftOut'] as const
export type ImportVerdict = (typeof verdicts)[number]

/** Reason for a verdict. `field` is null if the reason concerns the entire row. */
export type ImportReason = {
  row: number
  field: FieldId | null
  reason: string
  /** Name that matches no record, or several; empty for empty cells. The user decides once for all rows. */
  unclear?: string
}

/** Field that differs between the server and the file. Both texts are in the notation of the server. */
export type ImportChange = { field: FieldId; before: string; after: string }

/** Request that imports, changes or removes a record. Bodies are plain JSON, because the journal stores them. */
export type ImportWrite<Body = object> =
  | { kind: 'create'; id: string; body: Body }
  /** Only the parts that change. */
  | { kind: 'update'; id: string; before: Partial<Body>; body: Partial<Body> }
  /** Only for undoing an import: `before` is the record as the import wrote it. */
  | { kind: 'remove'; id: string; before: Body }

/** Record of a file. It has one or several rows. */
export type ImportRecord<Body = object> = {
  /** Row numbers in the file. The first one identifies the record. */
  rows: readonly number[]
  /** Name of the record in messages: "Copper wire", "Kasi Recyclers · 17 Nov 2026". */
  title: string
  verdict: ImportVerdict
  reasons: readonly ImportReason[]
  changes: readonly ImportChange[]
  /** Null if the verdict is `unchanged`, `wrong` or `leftOut`. */
  write: ImportWrite<Body> | null
}

/** Decision about an unclear name: the record that it means, or null to leave out its rows. */
export type NameAnswer = { id: string; name: string } | null

/** Decisions about unclear names, by field and by name key. */
export type NameAnswers = Readonly<Record<FieldId, Readonly<Record<string, NameAnswer>>>>

/** Outcome of a record. `unsure`: the write got no response and might have succeeded. */
export type ImportOutcome = { kind: 'written' } | { kind: 'refused'; reason: string } | { kind: 'unsure' }
