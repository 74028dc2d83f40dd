import { Fragment, type ReactNode, useMemo } from 'react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { sidedBusinessId } from '#domain/trades/trade-side.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { RowView } from '#patterns/list/table/row-view.ts'
import { directionOf, nextSort } from '#patterns/list/view/list-sort.ts'
import { titleOf } from '#routing/list-routes.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { Column, NoColumn, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import type { RowKeys } from '#ui/table/table-keys.ts'
import { widthsOf } from './column-widths.ts'
import { groupsByDay, isNewestFirst } from './day-groups.ts'
import { DayHeading } from './day-heading.tsx'

export function ListTable<Item extends { id: string }>({
  definition,
  columns,
  count,
  isBusy,
  isCompact,
  isOneLine,
  keys,
  children,
}: {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  count: number | undefined
  isBusy: boolean
  isCompact: boolean
  isOneLine: boolean
  keys: RowKeys
  children: ReactNode
}) {
  return (
    <Table
      label={titleOf(definition.route)}
      isCompact={isCompact}
      isOneLine={isOneLine}
      hasSecondLines={definition.trade !== undefined && !isOneLine}
      widths={widthsOf(columns, isOneLine)}
      rowCount={count}
      {...keys.table}
      aria-busy={isBusy}
    >
      {children}
    </Table>
  )
}

export function ListHead<Item>({
  columns,
  sort,
  isUnsorted,
  onSort,
}: {
  columns: ListColumns<Item>
  sort: string | undefined
  /** True if the server ignored the requested order. */
  isUnsorted: boolean
  onSort: (sort: string | undefined) => void
}) {
  return (
    <TableHead>
      {columns.map(column => {
        const { id, header, unit, isNumeric, sortBy } = column
        const direction = isUnsorted ? null : directionOf(column, sort)
        return (
          <Column
            key={id}
            {...{ unit, isNumeric }}
            sort={direction ?? undefined}
            onSort={sortBy === undefined ? undefined : () => onSort(nextSort(column, sort))}
          >
            {header}
          </Column>
        )
      })}
      <NoColumn />
    </TableHead>
  )
}

type RowPlace<Item> = {
  index: number
  position: number
  view: RowView<Item>
}

/** Renders a table body with a heading for each day, or one body without headings. */
export function ListRows<Item extends { id: string }>({
  definition,
  columns,
  rows,
  linesOf,
  from,
  count = 0,
  isByDays,
  isOneLine,
  children,
}: {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  rows: readonly Item[]
  linesOf: FilteredRows<Item>['linesOf']
  /** Row number of the first row, counted over all pages from 1. */
  from: number
  count: number | undefined
  /** True if day headings are requested. Day headings appear only if the newest rows come first. */
  isByDays: boolean
  isOneLine: boolean
  children: (row: Item, place: RowPlace<Item>) => ReactNode
}) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const timeOf = definition.trade?.timeOf
  const parts = useMemo(() => {
    if (timeOf && isByDays && isNewestFirst(rows, timeOf)) return groupsByDay(rows, timeOf, { from, count })
    return [{ day: null, rows, start: 0, isAtEdge: false, isOneDay: false }]
  }, [timeOf, rows, isByDays, from, count])
  const hasDates = columns.some(({ isDate }) => isDate)
  const businessId = sidedBusinessId(definition.resource, useUser())
  const views = useMemo(() => {
    const view: RowView<Item> = {
      locale,
      now: now(),
      dayIn: hasDates ? 'column' : null,
      isOneLine,
      businessId,
      ...(linesOf && { linesOf }),
    }
    return { ofDay: { ...view, dayIn: 'heading' } satisfies RowView<Item>, others: view }
  }, [locale, now, hasDates, isOneLine, businessId, linesOf])
  return parts.map(({ day, rows: own, start, isAtEdge, isOneDay }) => (
    <TableBody key={day ?? 'rows'}>
      {day === null ? null : <DayHeading {...{ definition, columns, isAtEdge }} rows={own} view={views.others} />}
      {own.map((row, at) => {
        const index = start + at
        const view = isOneDay ? views.ofDay : views.others
        return <Fragment key={row.id}>{children(row, { index, position: from + index, view })}</Fragment>
      })}
    </TableBody>
  ))
}
