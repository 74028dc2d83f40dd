import { useEffect, useEffectEvent, useMemo } from 'react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import type { ListColumns, ListDefinition, RowView } from '#patterns/list/list-definition.ts'
import { directionOf, nextSort } from '#patterns/list/view/list-sort.ts'
import type { Selection } from '#patterns/selection/selection.ts'
import { titleOf } from '#routing/list-routes.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { Column, NoColumn, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import type { RowKeys } from '#ui/table/table-keys.ts'
import { widthsOf } from './column-widths.ts'
import { groupsByDay, isNewestFirst } from './day-groups.ts'
import { DayHeading } from './day-heading.tsx'
import { useListFigures } from './list-figures.ts'
import { ListFrame, type ListReading } from './list-frame.tsx'
import { ListRow } from './list-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { noEntries, type RowEntries } from './row-menu-entries.ts'

type Props<Item> = {
  reading: ListReading
  columns: ListColumns<Item>
  /** Null while the first rows are loading. */
  rows: readonly Item[] | null
  /** The menu entries of each row, in the order of the rows. */
  entries: readonly RowEntries[]
  /** The number of the first row among those of all pages, from 1. */
  from: number
  /** How many rows all pages have. */
  count: number | undefined
  /** Whether the rows are to stand under headings of days. They do where the newest are first. */
  isByDays: boolean
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
  /** The checkboxes of the rows; undefined until rows can be selected. */
  Check: Selection['Check'] | undefined
}

/** The rows in parts, each under the heading of its day; one part without a heading for rows that stand under no days. */
function usePartsOf<Item extends { id: string }>(
  { days }: ListDefinition<Item>,
  { rows, isByDays, from, count = 0 }: Pick<Props<Item>, 'rows' | 'isByDays' | 'from' | 'count'>,
) {
  return useMemo(() => {
    if (!rows) return []
    if (days && isByDays && isNewestFirst(rows, days.at)) return groupsByDay(rows, days.at, { from, count })
    return [{ day: null, rows, start: 0, isAtEdge: false, isOneDay: false }]
  }, [days, rows, isByDays, from, count])
}

export function ListTable<Item extends { id: string }>({
  reading,
  definition,
  ...props
}: Props<Item> & { definition: ListDefinition<Item> }) {
  const {
    columns,
    rows,
    entries,
    from,
    count,
    isByDays,
    isBusy,
    isCompact,
    sort,
    isUnsorted,
    onSort,
    keys,
    openId,
    markedId,
    Check,
  } = props
  const { now } = useEnvironment()
  const locale = useLocale()
  const show = useEffectEvent(keys.showRow)
  useEffect(() => {
    if (markedId !== null) show(markedId)
  }, [markedId])
  // Beside the columns, one for the menus and checkboxes of the rows.
  const columnCount = columns.length + 1
  const parts = usePartsOf(definition, props)
  const figures = useListFigures(definition.figures, {
    inColumns: columns.some(({ isFigure, isNumeric }) => isFigure && isNumeric),
    inHeadings: parts.some(({ day }) => day !== null),
  })
  const hasDates = columns.some(({ isDate }) => isDate)
  const views = useMemo(() => {
    const view = (isDayTold: boolean): RowView => ({ locale, now: now(), isDayTold })
    return { ofDay: view(true), others: view(hasDates) }
  }, [locale, now, hasDates])
  return (
    <ListFrame reading={reading}>
      {rows === null ? (
        <VisuallyHidden>
          <output>Loading</output>
        </VisuallyHidden>
      ) : null}
      <Table
        label={titleOf(definition.route)}
        isBusy={isBusy}
        isCompact={isCompact}
        hasSecondLines={definition.secondLine !== undefined}
        widths={widthsOf(columns)}
        rowCount={count}
        keys={keys.table}
      >
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
          <NoColumn />
        </TableHead>
        {rows === null ? (
          <ListSkeleton columns={columns} hasSecondLines={definition.secondLine !== undefined} isByDays={isByDays} />
        ) : null}
        {parts.map(({ day, rows: own, start, isAtEdge, isOneDay }) => (
          <TableBody key={day ?? 'rows'}>
            {day !== null ? (
              <DayHeading
                definition={definition}
                rows={own}
                figures={figures}
                isAtEdge={isAtEdge}
                view={views.others}
                columnCount={columnCount}
              />
            ) : null}
            {own.map((row, index) => (
              <ListRow
                key={row.id}
                definition={definition}
                columns={columns}
                row={row}
                figures={figures}
                entries={entries[start + index] ?? noEntries}
                position={from + start + index}
                view={isOneDay ? views.ofDay : views.others}
                isMenuOpen={openId === row.id}
                isMarked={markedId === row.id}
                isStop={keys.isStop(row.id)}
                Check={Check}
              />
            ))}
          </TableBody>
        ))}
      </Table>
    </ListFrame>
  )
}
