import type { ListColumn } from '#patterns/list/list-definition.ts'

export type Direction = 'ascending' | 'descending'

type SortedColumn = Pick<ListColumn<never>, 'sortBy' | 'isNumeric' | 'isDate'>

/** Returns the sort direction of a column for `sort` ("name", "-name"); null if the list is not sorted by it. */
export function directionOf({ sortBy }: SortedColumn, sort: string | undefined): Direction | null {
  if (sortBy === undefined) return null
  if (sort === sortBy) return 'ascending'
  return sort === `-${sortBy}` ? 'descending' : null
}

/** Returns the `sort` parameter; undefined if the column is not sortable. */
export const sortOf = ({ sortBy }: SortedColumn, direction: Direction) =>
  sortBy !== undefined && direction === 'descending' ? `-${sortBy}` : sortBy

/** Returns the first direction: descending for numbers and dates, ascending for text. */
export const firstDirection = ({ isNumeric, isDate }: SortedColumn): Direction =>
  isNumeric || isDate ? 'descending' : 'ascending'

const other = { ascending: 'descending', descending: 'ascending' } as const

/** Returns the next `sort` of a header: first direction, other direction, then the server's default. */
export function nextSort(column: SortedColumn, sort: string | undefined): string | undefined {
  const now = directionOf(column, sort)
  const first = firstDirection(column)
  if (now === null) return sortOf(column, first)
  return now === first ? sortOf(column, other[first]) : undefined
}

/** Returns `sort` if a column supports it, else undefined. */
export const knownSort = (columns: readonly SortedColumn[], sort: string | undefined) =>
  columns.some(column => directionOf(column, sort) !== null) ? sort : undefined
