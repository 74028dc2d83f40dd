import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fileRows } from '#domain/import/file-rows.ts'
import type { ImportOutcome } from '#domain/import/import-types.ts'
import { type ImportActor, verdictOf } from '#machines/import/import.selectors.ts'
import type { PreviewedRow } from './import-row.tsx'
import type { RowFilter } from './import-words.ts'

/** Returns the rows of the records, in the order of the file. */
export function usePreviewedRows(actor: ImportActor): PreviewedRow[] {
  const records = useSelector(actor, ({ context }) => context.records)
  const table = useSelector(actor, ({ context }) => context.table)
  const matching = useSelector(actor, ({ context }) => context.matching)
  const edits = useSelector(actor, ({ context }) => context.edits)
  return useMemo(() => {
    const files = new Map(table ? fileRows(table, matching, edits).map(file => [file.row, file]) : [])
    return records
      .flatMap((record, place) =>
        // Without the file, a record has one row.
        (table ? record.rows : record.rows.slice(0, 1)).map((row, index) => ({
          record,
          place,
          row,
          isFirst: index === 0,
          file: files.get(row),
          isEdited: edits[row] !== undefined,
        })),
      )
      .toSorted((one, other) =>
        one.record === other.record ? 0 : (one.record.rows[0] ?? 0) - (other.record.rows[0] ?? 0),
      )
  }, [records, table, matching, edits])
}

/**
 * Returns the rows that match a filter. Outcomes change with each written record, and only the `refused` filter depends
 * on them.
 */
export function useShownRows(
  rows: readonly PreviewedRow[],
  filter: RowFilter,
  {
    outcomes,
    included,
  }: { outcomes: ReadonlyArray<ImportOutcome | undefined>; included: Readonly<Record<number, boolean>> },
) {
  const asFiltered = filter === 'refused' ? outcomes : null
  return useMemo(() => {
    if (filter === 'all') return rows
    if (asFiltered) return rows.filter(({ place }) => asFiltered[place]?.kind === 'refused')
    return rows.filter(({ record }) => verdictOf(record, included) === filter)
  }, [rows, filter, asFiltered, included])
}
