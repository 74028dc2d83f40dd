import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import { type MaterialImportActor, verdictsOf } from '#machines/material-import/material-import.selectors.ts'
import type { ImportOutcome, MayWrite } from '#machines/material-import/material-import.types.ts'
import { t } from '#messages/message.ts'
import { Card } from '#ui/layout/card.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { PreviewedRow } from './import-row.tsx'
import { filterLabels, type RowFilter, rowFilters } from './import-words.ts'
import * as css from './material-import.css.ts'

const pageSizes = [25, 50, 100]

/**
 * Returns the indexes of the rows that match a filter. Outcomes change with each written row, and only the `refused`
 * filter depends on them.
 */
function usePlaces(rows: readonly ImportRow[], outcomes: ReadonlyArray<ImportOutcome | undefined>, shown: RowFilter) {
  const asFiltered = shown === 'refused' ? outcomes : null
  return useMemo(() => {
    const all = rows.map((_, place) => place)
    if (shown === 'all') return all
    if (asFiltered) return all.filter(place => asFiltered[place]?.kind === 'refused')
    return all.filter(place => rows[place]?.verdict === shown)
  }, [rows, shown, asFiltered])
}

/** Table of the rows to import, with a filter and pages. Each row shows its planned or actual outcome. */
export function ImportPreview({ actor, may }: { actor: MaterialImportActor; may: MayWrite }) {
  const locale = useLocale()
  const rows = useSelector(actor, snapshot => snapshot.context.rows)
  const outcomes = useSelector(actor, snapshot => snapshot.context.outcomes)
  const refused = useSelector(actor, ({ context }) => context.outcomes.filter(each => each?.kind === 'refused').length)
  const [filter, setFilter] = useState<RowFilter>('all')
  const [pageSize, setPageSize] = useState(25)
  const [page, setPage] = useState(1)
  const counts = { ...verdictsOf(actor.getSnapshot()), all: rows.length, refused }
  const offered = rowFilters.filter(each => each === 'all' || counts[each] > 0)
  const shown = offered.includes(filter) ? filter : 'all'
  const places = usePlaces(rows, outcomes, shown)
  const pages = Math.max(1, Math.ceil(places.length / pageSize))
  const at = Math.min(page, pages)
  const from = (at - 1) * pageSize
  const write = (count: number) => countInWords(count, locale)
  return (
    <>
      <div className={css.bar}>
        <Segments
          label={t('Filter rows')}
          options={offered.map(id => ({ id, label: `${filterLabels[id]} ${write(counts[id])}` }))}
          value={shown}
          onChange={id => {
            setFilter(id)
            setPage(1)
          }}
        />
      </div>
      <Card isFlush>
        <Table label={t('Import preview')} rowCount={places.length}>
          <TableHead>
            <Column>{t('Name')}</Column>
            <Column>{t('GW code')}</Column>
            <Column unit="kg/kg">{t('CO₂ factor')}</Column>
            <Column>{t('Change')}</Column>
            <Column isNumeric>{t('Row')}</Column>
          </TableHead>
          <TableBody>
            {places.slice(from, from + pageSize).map((place, index) => {
              const row = rows[place]
              return row ? (
                <PreviewedRow key={row.row} {...{ row, may }} position={from + index + 1} outcome={outcomes[place]} />
              ) : null
            })}
          </TableBody>
        </Table>
      </Card>
      <Pagination
        position={{
          page: at,
          pages,
          range: places.length === 0 ? null : { from: from + 1, to: Math.min(from + pageSize, places.length) },
          count: places.length,
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
