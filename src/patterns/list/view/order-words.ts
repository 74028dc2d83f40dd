import type { ListColumn, ListDefinition } from '#patterns/list/list-definition.ts'
import { isNewestFirst } from '#patterns/list/table/day-groups.ts'
import { type Direction, directionOf } from './list-sort.ts'

type NamedColumn = Pick<ListColumn<never>, 'header' | 'sortBy' | 'isNumeric' | 'isDate'>

/** What comes first in a direction: "newest first", "largest first", "A to Z". */
export function directionWords({ isNumeric, isDate }: NamedColumn, direction: Direction): string {
  const isUp = direction === 'ascending'
  if (isDate) return isUp ? 'oldest first' : 'newest first'
  if (isNumeric) return isUp ? 'smallest first' : 'largest first'
  return isUp ? 'A to Z' : 'Z to A'
}

/** A header within a sentence: "weight", but "GW Code" as it is. */
const inSentence = (header: string) => (/^[A-Z][a-z]+$/.test(header) ? header.toLowerCase() : header)

/** Whether a list that stands under days is asked for the newest first: by its own order, or by that of its dates. */
export const isByNewest = (columns: readonly NamedColumn[], sort: string | undefined) =>
  sort === undefined || columns.some(column => column.isDate && directionOf(column, sort) === 'descending')

/** "newest first", "by weight, largest first"; null for an order that no column has. */
function orderWords(columns: readonly NamedColumn[], sort: string | undefined): string | null {
  const column = columns.find(each => directionOf(each, sort) !== null)
  const direction = column && directionOf(column, sort)
  if (!column || !direction) return null
  const words = directionWords(column, direction)
  return column.isDate ? words : `by ${inSentence(column.header)}, ${words}`
}

/** Null where it is not known. The list's own order follows from the rows, as not every server keeps it. */
export function orderOf<Row extends { id: string }>(
  { columns, days }: ListDefinition<Row>,
  rows: readonly Row[] | null,
  sort: string | undefined,
): string | null {
  if (sort !== undefined) return orderWords(columns, sort)
  return days && rows && rows.length > 1 && isNewestFirst(rows, days.at) ? 'newest first' : null
}
