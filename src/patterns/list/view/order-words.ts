import type { ListColumn, ListDefinition } from '#patterns/list/list-definition.ts'
import { isNewestFirst } from '#patterns/list/table/day-groups.ts'
import { type Direction, directionOf } from './list-sort.ts'

type NamedColumn = Pick<ListColumn<never>, 'header' | 'sortBy' | 'isNumeric' | 'isDate'>

export function directionWords({ isNumeric, isDate }: NamedColumn, direction: Direction): string {
  const isUp = direction === 'ascending'
  if (isDate) return isUp ? 'oldest first' : 'newest first'
  if (isNumeric) return isUp ? 'smallest first' : 'largest first'
  return isUp ? 'A to Z' : 'Z to A'
}

/** Lower-cases a header that is one plain word ("Weight"). Keeps other headers ("GW Code"). */
const inSentence = (header: string) => (/^[A-Z][a-z]+$/.test(header) ? header.toLowerCase() : header)

/** True if `sort` requests the newest rows first, either by default or by a date column. */
export const isByNewest = (columns: readonly NamedColumn[], sort: string | undefined) =>
  sort === undefined || columns.some(column => column.isDate && directionOf(column, sort) === 'descending')

/** Returns "newest first" or "by weight, largest first"; null if no column matches `sort`. */
function orderWords(columns: readonly NamedColumn[], sort: string | undefined): string | null {
  const column = columns.find(each => directionOf(each, sort) !== null)
  const direction = column && directionOf(column, sort)
  if (!column || !direction) return null
  const words = directionWords(column, direction)
  return column.isDate ? words : `by ${inSentence(column.header)}, ${words}`
}

/**
 * Returns the order of the rows in words, or null if it is unknown. Without `sort`, the rows themselves determine the
 * order, because some servers ignore the default.
 */
export function orderOf<Row extends { id: string }>(
  { columns, days }: ListDefinition<Row>,
  rows: readonly Row[] | null,
  sort: string | undefined,
): string | null {
  if (sort !== undefined) return orderWords(columns, sort)
  return days && rows && rows.length > 1 && isNewestFirst(rows, days.at) ? 'newest first' : null
}
