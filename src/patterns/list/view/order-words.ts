import { t } from '#messages/message.ts'
import type { ListColumn, ListDefinition } from '#patterns/list/list-definition.ts'
import { isNewestFirst } from '#patterns/list/table/day-groups.ts'
import { type Direction, directionOf } from './list-sort.ts'

type NamedColumn = Pick<ListColumn<never>, 'header' | 'sortBy' | 'isNumeric' | 'isDate'>

/** Returns the label of a direction: "Newest first". */
export function directionLabel({ isNumeric, isDate }: NamedColumn, direction: Direction): string {
  const isUp = direction === 'ascending'
  if (isDate) return isUp ? t('Oldest first') : t('Newest first')
  if (isNumeric) return isUp ? t('Smallest first') : t('Largest first')
  return isUp ? t('A to Z') : t('Z to A')
}

/** True if `sort` requests the newest rows first, either by default or by a date column. */
export const isByNewest = (columns: readonly NamedColumn[], sort: string | undefined) =>
  sort === undefined || columns.some(column => column.isDate && directionOf(column, sort) === 'descending')

/** Returns "newest first" or "by “Weight”, largest first"; null if no column matches `sort`. */
function orderWords(columns: readonly NamedColumn[], sort: string | undefined): string | null {
  const column = columns.find(each => directionOf(each, sort) !== null)
  const direction = column && directionOf(column, sort)
  if (!column || !direction) return null
  const isUp = direction === 'ascending'
  if (column.isDate) return isUp ? t('oldest first') : t('newest first')
  const { header } = column
  if (column.isNumeric) {
    return isUp ? t('by “{header}”, smallest first', { header }) : t('by “{header}”, largest first', { header })
  }
  return isUp ? t('by “{header}”, A to Z', { header }) : t('by “{header}”, Z to A', { header })
}

/**
 * Returns the order of the rows in words, or null if it is unknown. Without `sort`, the rows themselves determine the
 * order, because some servers ignore the default.
 */
export function orderOf<Row extends { id: string }>(
  { columns, trade }: ListDefinition<Row>,
  rows: readonly Row[] | null,
  sort: string | undefined,
): string | null {
  if (sort !== undefined) return orderWords(columns, sort)
  return trade && rows && rows.length > 1 && isNewestFirst(rows, trade.timeOf) ? t('newest first') : null
}
