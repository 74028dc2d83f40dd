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

/** Lower-cases a plain header ("weight") but keeps "GW Code". */
const inSentence = (header: string) => (/^[A-Z][a-z]+$/.test(header) ? header.toLowerCase() : header)

/** True if the list requests the newest first, by default or by a date column. */
export const isByNewest = (columns: readonly NamedColumn[], sort: string | undefined) =>
  sort === undefined || columns.some(column => column.isDate && directionOf(column, sort) === 'descending')

/** Returns "newest first" or "by weight, largest first"; null for an unknown order. */
function orderWords(columns: readonly NamedColumn[], sort: string | undefined): string | null {
  const column = columns.find(each => directionOf(each, sort) !== null)
  const direction = column && directionOf(column, sort)
  if (!column || !direction) return null
  const words = directionWords(column, direction)
  return column.isDate ? words : `by ${inSentence(column.header)}, ${words}`
}

/** Returns null if the order is unknown. The default order derives from the rows, because some servers ignore it. */
export function orderOf<Row extends { id: string }>(
  { columns, days }: ListDefinition<Row>,
  rows: readonly Row[] | null,
  sort: string | undefined,
): string | null {
  if (sort !== undefined) return orderWords(columns, sort)
  return days && rows && rows.length > 1 && isNewestFirst(rows, days.at) ? 'newest first' : null
}
