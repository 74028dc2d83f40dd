import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { FieldId } from '#domain/import/import-types.ts'
import { type ImportActor, isUndoing, verdictsOf } from '#machines/import/import.selectors.ts'
import { isIncluded } from '#machines/import/import-writing.ts'
import { t } from '#messages/message.ts'
import { Card } from '#ui/layout/card.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { PreviewRow } from './import-row.tsx'
import { type Lacking, labelsFor, type RowFilter, rowFilters } from './import-words.ts'
import * as css from './imports.css.ts'
import { usePreviewedRows, useShownRows } from './use-previewed-rows.ts'

const pageSizes = [25, 50, 100]

/** Fields that the preview does not show, because other columns show them. */
const hidden: ReadonlySet<FieldId> = new Set(['id', 'time'])

/** Table of the rows to import, with a filter and pages. Each record shows its planned or actual outcome. */
export function ImportPreview({ actor, lacking }: { actor: ImportActor; lacking: Lacking }) {
  const locale = useLocale()
  const { fields } = definitionOf(useSelector(actor, ({ context }) => context.resource))
  const matching = useSelector(actor, ({ context }) => context.matching)
  const outcomes = useSelector(actor, ({ context }) => context.outcomes)
  const included = useSelector(actor, ({ context }) => context.included)
  const isOpen = useSelector(actor, snapshot => snapshot.hasTag('open'))
  const undoing = useSelector(actor, isUndoing)
  const refused = useSelector(actor, ({ context }) => context.outcomes.filter(each => each?.kind === 'refused').length)
  const rows = usePreviewedRows(actor)
  const [filter, setFilter] = useState<RowFilter>('all')
  const [pageSize, setPageSize] = useState(25)
  const [page, setPage] = useState(1)
  const counts = { ...verdictsOf(actor.getSnapshot()), all: rows.filter(({ isFirst }) => isFirst).length, refused }
  const offered = rowFilters.filter(each => each === 'all' || counts[each] > 0)
  const chosen = offered.includes(filter) ? filter : 'all'
  const shown = useShownRows(rows, chosen, { outcomes, included })
  const columns = useMemo(() => {
    // After a reload, the file is missing, and the records have only their titles.
    return fields.filter(({ id }) => (matching.columns[id] ?? null) !== null && !hidden.has(id))
  }, [fields, matching])
  const edit = useCallback(
    (row: number, field: FieldId, text: string) => actor.send({ type: 'cell.edit', row, field, text }),
    [actor],
  )
  const include = useCallback(
    (row: number, isSelected: boolean) => actor.send({ type: 'record.include', row, isIncluded: isSelected }),
    [actor],
  )
  const pages = Math.max(1, Math.ceil(shown.length / pageSize))
  const at = Math.min(page, pages)
  const from = (at - 1) * pageSize
  const write = (count: number) => countInWords(count, locale)
  return (
    <>
      <div className={css.bar}>
        <Segments
          label={t('Filter rows')}
          options={offered.map(id => ({ id, label: `${labelsFor(undoing)[id]} ${write(counts[id])}` }))}
          value={chosen}
          onChange={id => {
            setFilter(id)
            setPage(1)
          }}
        />
      </div>
      <Card isFlush>
        <Table label={t('Import preview')} rowCount={shown.length}>
          <TableHead>
            {columns.length === 0 ? <Column>{t('Record')}</Column> : null}
            {columns.map(({ id, label, kind }) => (
              <Column key={id} {...(kind === 'factor' ? { unit: 'kg/kg' } : {})}>
                {label}
              </Column>
            ))}
            <Column>{t('Change')}</Column>
            <Column isNumeric>{t('Row')}</Column>
            {isOpen ? <Column>{undoing ? t('Undo') : t('Import')}</Column> : null}
          </TableHead>
          <TableBody>
            {shown.slice(from, from + pageSize).map((each, index) => (
              <PreviewRow
                key={each.row}
                shown={each}
                position={from + index + 1}
                columns={columns}
                outcome={outcomes[each.place]}
                isIncluded={isIncluded(each.record, included)}
                lacking={lacking}
                isUndoing={undoing}
                onEdit={isOpen ? edit : undefined}
                onInclude={isOpen ? include : undefined}
              />
            ))}
          </TableBody>
        </Table>
      </Card>
      <Pagination
        position={{
          page: at,
          pages,
          range: shown.length === 0 ? null : { from: from + 1, to: Math.min(from + pageSize, shown.length) },
          count: shown.length,
        }}
        pageSize={pageSize}
        pageSizes={pageSizes}
        write={write}
        onPageChange={setPage}
        onPageSizeChange={size => {
          setPageSize(size)
          setPage(1)
        }}
      />
    </>
  )
}
