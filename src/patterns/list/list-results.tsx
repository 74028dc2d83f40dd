import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { isExpecting, markedOf, positionOf, readingOf } from '#machines/list/list.selectors.ts'
import { t } from '#messages/message.ts'
import type { Selection } from '#patterns/list/selection/selection.ts'
import { ListFrame } from '#patterns/list/table/list-frame.tsx'
import { ListRow } from '#patterns/list/table/list-row.tsx'
import { ListSkeleton } from '#patterns/list/table/list-skeleton.tsx'
import { ListHead, ListRows, ListTable } from '#patterns/list/table/list-table.tsx'
import { ListTotals } from '#patterns/list/table/list-totals.tsx'
import { noEntries } from '#patterns/list/table/row-menu-entries.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import type { ListColumns, ListDefinition } from './list-definition.ts'
import { type ListActor, rowsOnShow } from './use-list.ts'
import type { ListRowTools } from './use-list-rows.tsx'

export function ListResults<Item extends { id: string }>({
  list,
  definition,
  columns,
  tools: { keys, entries, openId, fromRetry },
  isByDays,
  filterReading,
  isCompact,
  isOneLine,
  Check,
}: {
  list: ListActor<Item>
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  tools: ListRowTools
  isByDays: boolean
  /** Progress of the reading for filters. */
  filterReading: ReactNode
  isCompact: boolean
  /** True if rows have one line, and columns instead of the second line. */
  isOneLine: boolean
  Check: Selection['Check']
}) {
  const snapshot = useSelector(list, current => current)
  const { page, query, answered } = snapshot.context
  const rows = rowsOnShow(page)
  const count = page?.pagination.count
  const markedId = markedOf(snapshot)
  const show = useEffectEvent(keys.showRow)
  useEffect(() => {
    if (markedId !== null) show(markedId)
  }, [markedId])
  const reading = readingOf(snapshot)
  const frame = {
    ...reading,
    // Filtered lists show their reading progress instead.
    isSlow: reading.isSlow && query.filter === undefined,
    hasRows: rows !== null,
    onCancel: () => list.send({ type: 'list.cancel' }),
    onRetry: () => list.send({ type: 'list.retry' }),
    rescue: fromRetry,
  }
  if (positionOf(snapshot) !== null && rows === null && !isExpecting(snapshot)) return null
  return (
    <ListFrame reading={frame} above={filterReading}>
      {rows === null ? (
        <VisuallyHidden>
          <output>{t('Loading')}</output>
        </VisuallyHidden>
      ) : null}
      <ListTable
        {...{ definition, columns, count, isCompact, isOneLine, keys }}
        isBusy={snapshot.hasTag('refreshing') || rows === null}
      >
        <ListHead
          columns={columns}
          sort={query.sort}
          isUnsorted={page?.isUnsorted === true && answered?.sort === query.sort}
          onSort={sort => list.send({ type: 'query.request', change: { sort } })}
        />
        {definition.RowsAbove ? <definition.RowsAbove {...{ columns, isOneLine }} /> : null}
        {rows === null ? (
          <ListSkeleton
            columns={columns}
            hasSecondLines={definition.trade !== undefined && !isOneLine}
            isByDays={isByDays}
          />
        ) : (
          <ListRows
            {...{ definition, columns, rows, count, isByDays, isOneLine }}
            linesOf={page?.filtered?.linesOf}
            from={positionOf(snapshot)?.range.from ?? 1}
          >
            {(row, { index, ...place }) => (
              <ListRow
                {...{ definition, columns, row, Check }}
                {...place}
                entries={entries[index] ?? noEntries}
                isStop={keys.isStop(row.id)}
                isMarked={markedId === row.id}
                hasLeft={page?.filtered?.left.has(row.id) ?? false}
                isMenuOpen={openId === row.id}
              />
            )}
          </ListRows>
        )}
        {page?.filtered && rows !== null ? <ListTotals {...{ definition, columns }} filtered={page.filtered} /> : null}
      </ListTable>
    </ListFrame>
  )
}
