import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { type FileRow, fileRows } from './file-rows.ts'
import type { Comparing, Existing, ImportBody } from './import-definition.ts'
import type { ImportColumns } from './import-fields.ts'
import type { FieldId, ImportChange, ImportReason, ImportRecord } from './import-types.ts'
import { nameKeyOf, unreadableRecord } from './known-names.ts'

/** Content of a row: the body, and the errors in its cells. */
export type ReadBody<Body> = { body: Body; reasons: ImportReason[]; isLeftOut?: boolean }

/** Rules of a resource that has one record per row. */
export type FlatRules<Body extends ImportBody> = ImportColumns & {
  /** Field that identifies a record, and the function that returns equal keys for texts of the same record. */
  key: FieldId
  keyOf?: (text: string) => string
  /** Finds the server's record of a row. */
  find: (row: FileRow) => Existing<Body> | 'several' | 'unreadable' | undefined
  /**
   * Reads the cells of a row. Fields without a column keep their value in `before`, or are empty in a new record.
   */
  read: (row: FileRow, before: Body | null) => ReadBody<Body>
  /** Returns the fields that differ, as texts. */
  changes: (before: Body, after: Body) => ImportChange[]
  /** Returns the parts of the body that contain a field. */
  partsOf: (field: FieldId) => ReadonlyArray<keyof Body>
  /** Returns reasons not to write a valid record without the user's consent. */
  doubts?: (body: Body, before: Body | null, row: number) => ImportReason[]
  newId: (body: Body) => string
}

const partialOf = <Body extends object>(body: Body, keys: ReadonlyArray<keyof Body>): Partial<Body> =>
  Object.fromEntries(keys.map(key => [key, body[key]])) as Partial<Body>

/** Number of rows that a reason names. */
const fewRows = 5

const severalWith = t('Several records match this row. Leave out the row, or make the name unique first.')

/** Compares a file that has one record per row. Yields the records row by row. */
export function* flatRecords<Body extends ImportBody>(
  { table, matching, edits }: Comparing,
  { key, keyOf = nameKeyOf, fields, find, read, changes, partsOf, doubts = () => [], newId }: FlatRules<Body>,
): Generator<ImportRecord<Body>> {
  const rows = fileRows(table, matching, edits)
  const rowsOfKey = Map.groupBy(rows, row => keyOf(row.text(key)))

  function compared(row: FileRow): ImportRecord<Body> {
    const at = row.row
    const base = { rows: [at], title: row.text(key), reasons: [], changes: [], write: null }
    const wrong = (...reasons: ImportReason[]): ImportRecord<Body> => ({ ...base, verdict: 'wrong', reasons })
    if (row.fault !== null) return wrong({ row: at, field: null, reason: row.fault })
    const found = find(row)
    const before = typeof found === 'object' ? found : null
    const { body, reasons, isLeftOut } = read(row, before?.body ?? null)
    if (isLeftOut) return { ...base, verdict: 'leftOut' }
    const alike = row.text(key) === '' ? [] : (rowsOfKey.get(keyOf(row.text(key))) ?? [])
    if (alike.length > 1) {
      // Names a few rows, because a column of materials has thousands of equal names.
      const others = alike.slice(0, fewRows + 1).filter(other => other !== row)
      const label = fields.find(({ id }) => id === key)?.label ?? ''
      const reason = t(
        '{count, plural, one {Row {rows} has the same value in {field}} other {Rows {rows} have the same value in {field}}}',
        { count: others.length, rows: listed(others.slice(0, fewRows).map(other => String(other.row))), field: label },
      )
      reasons.push({ row: at, field: key, reason })
    }
    if (found === 'unreadable') reasons.push({ row: at, field: key, reason: unreadableRecord })
    if (found === 'several') reasons.push({ row: at, field: key, reason: severalWith })
    if (reasons.length > 0) return wrong(...reasons)
    const doubted = doubts(body, before?.body ?? null, at)
    if (!before) {
      const write = { kind: 'create' as const, id: newId(body), body }
      return { ...base, verdict: doubted.length > 0 ? 'doubt' : 'new', reasons: doubted, write }
    }
    const changed = changes(before.body, body)
    if (changed.length === 0) return { ...base, verdict: 'unchanged' }
    const parts = changed.flatMap(({ field }) => partsOf(field))
    const write = {
      kind: 'update' as const,
      id: before.id,
      before: partialOf(before.body, parts),
      body: partialOf(body, parts),
    }
    return { ...base, verdict: doubted.length > 0 ? 'doubt' : 'changed', reasons: doubted, changes: changed, write }
  }

  for (const row of rows) yield compared(row)
}

/** Returns the reason for a new record without a column for a required field. */
export const missingColumn = (row: number, { id, label }: { id: FieldId; label: string }): ImportReason => ({
  row,
  field: id,
  reason: t('A new record needs this field, but the file has no column {field}', { field: label }),
})
