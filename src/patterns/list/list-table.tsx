import { useEffect, useEffectEvent } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { titleOf } from '#routing/list-routes.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Column, NoColumn, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import type { RowKeys } from '#ui/table/table-keys.ts'
import { ActionsCell, Cell, Row } from '#ui/table/table-row.tsx'
import type { ListColumns, ListDefinition } from './list-definition.ts'
import { ListFrame, type Reading } from './list-frame.tsx'
import { ListRow } from './list-row.tsx'
import { directionOf, nextSort } from './list-sort.ts'
import { hasMenu, noEntries, type RowEntries } from './row-menu-entries.ts'

const skeletonRows = Array.from({ length: 10 }, (_, index) => index)

type Props<Item> = {
  reading: Reading
  columns: ListColumns<Item>
  /** Null while the first rows are loading. */
  rows: readonly Item[] | null
  /** The menu entries of each row, in the order of the rows. */
  entries: readonly RowEntries[]
  /** The number of the first row among those of all pages, from 1. */
  from: number
  /** How many rows all pages have. */
  count: number | undefined
  isBusy: boolean
  isCompact: boolean
  sort: string | undefined
  /** Whether the rows are in another order all the same. */
  isUnsorted: boolean
  onSort: (sort: string | undefined) => void
  keys: RowKeys
  /** The id of the row with the open menu. */
  openId: string | undefined
  /** The id of the new row, while it is marked. */
  markedId: string | null
}

export function ListTable<Item extends { id: string }>({
  reading,
  definition,
  columns,
  rows,
  entries,
  from,
  count,
  isBusy,
  isCompact,
  sort,
  isUnsorted,
  onSort,
  keys,
  openId,
  markedId,
}: Props<Item> & { definition: ListDefinition<Item> }) {
  const { locale } = useEnvironment()
  const show = useEffectEvent(keys.showRow)
  useEffect(() => {
    if (markedId !== null) show(markedId)
  }, [markedId])
  // While the rows are loading there is room for their menus, so that the layout does not shift.
  const hasActions = rows === null || entries.some(hasMenu)
  return (
    <ListFrame reading={reading}>
      {rows === null ? (
        <VisuallyHidden>
          <output>Loading</output>
        </VisuallyHidden>
      ) : null}
      <Table label={titleOf(definition.route)} isBusy={isBusy} isCompact={isCompact} rowCount={count}>
        <TableHead>
          {columns.map(column => {
            const { id, header, unit, isNumeric, sortBy } = column
            const direction = isUnsorted ? null : directionOf(column, sort)
            return (
              <Column
                key={id}
                {...(unit ? { unit } : {})}
                {...(isNumeric ? { isNumeric } : {})}
                {...(direction ? { sort: direction } : {})}
                {...(sortBy === undefined ? {} : { onSort: () => onSort(nextSort(column, sort)) })}
              >
                {header}
              </Column>
            )
          })}
          {hasActions ? <NoColumn /> : null}
        </TableHead>
        <TableBody keys={keys.body}>
          {rows === null
            ? skeletonRows.map(index => (
                <Row key={index}>
                  {columns.map(({ id, header }) => (
                    <Cell key={id} label={header}>
                      <Skeleton width={16 + ((index * 7) % 9)} />
                    </Cell>
                  ))}
                  {hasActions ? <ActionsCell>{null}</ActionsCell> : null}
                </Row>
              ))
            : rows.map((row, index) => (
                <ListRow
                  key={row.id}
                  definition={definition}
                  columns={columns}
                  row={row}
                  entries={entries[index] ?? noEntries}
                  position={from + index}
                  locale={locale}
                  hasActions={hasActions}
                  isMenuOpen={openId === row.id}
                  isMarked={markedId === row.id}
                  isStop={keys.isStop(row.id)}
                />
              ))}
        </TableBody>
      </Table>
    </ListFrame>
  )
}
