import type { ListColumn } from '#patterns/list/list-definition.ts'

export type Direction = 'ascending' | 'descending'

type SortedColumn = Pick<ListColumn<never>, 'sortBy' | 'isNumeric' | 'isDate'>

/** Returns the sort direction of a column if `sort` ("name", "-name") refers to it, or else null. */
export function directionOf({ sortBy }: SortedColumn, sort: string | undefined): Direction | null {
  if (sortBy === undefined) return null
  if (sort === sortBy) return 'ascending'
  return sort === `-${sortBy}` ? 'descending' : null
}

/** Returns the `sort` parameter for a column and a direction; undefined if the column is not sortable. */
export const sortOf = ({ sortBy }: SortedColumn, direction: Direction) =>
  sortBy !== undefined && direction === 'descending' ? `-${sortBy}` : sortBy

/** Returns the direction after the first press on a header: descending for numbers and dates, ascending for text. */
export const firstDirection = ({ isNumeric, isDate }: SortedColumn): Direction =>
  isNumeric || isDate ? 'descending' : 'ascending'

const other = { ascending: 'descending', descending: 'ascending' } as const

/**
 * Returns `sort` after a press on the header: first direction, then the other direction, then undefined (the server's
 * default order).
 */
export function nextSort(column: SortedColumn, sort: string | undefined): string | undefined {
  const now = directionOf(column, sort)
  const first = firstDirection(column)
  if (now === null) return sortOf(column, first)
  return now === first ? sortOf(column, other[first]) : undefined
}

/** Returns `sort` if a column supports it, or else undefined. */
export const knownSort = (columns: readonly SortedColumn[], sort: string | undefined) =>
  columns.some(column => directionOf(column, sort) !== null) ? sort : undefined
