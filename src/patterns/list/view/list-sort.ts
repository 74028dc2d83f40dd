import type { ListColumn } from '#patterns/list/list-definition.ts'

export type Direction = 'ascending' | 'descending'

type SortedColumn = Pick<ListColumn<never>, 'sortBy' | 'isNumeric' | 'isDate'>

/** The direction in which a list is sorted by a column, from `sort` ("name", "-name"); null when it is not. */
export function directionOf({ sortBy }: SortedColumn, sort: string | undefined): Direction | null {
  if (sortBy === undefined) return null
  if (sort === sortBy) return 'ascending'
  return sort === `-${sortBy}` ? 'descending' : null
}

/** The `sort` for a column and a direction; undefined when the column cannot be sorted by. */
export const sortOf = ({ sortBy }: SortedColumn, direction: Direction) =>
  sortBy !== undefined && direction === 'descending' ? `-${sortBy}` : sortBy

/** The direction in which a column is sorted first: the largest and the newest are at the top, words in their order. */
export const firstDirection = ({ isNumeric, isDate }: SortedColumn): Direction =>
  isNumeric || isDate ? 'descending' : 'ascending'

const other = { ascending: 'descending', descending: 'ascending' } as const

/** The `sort` after the next press of a column header: one direction, the other, then the server's own order. */
export function nextSort(column: SortedColumn, sort: string | undefined): string | undefined {
  const now = directionOf(column, sort)
  const first = firstDirection(column)
  if (now === null) return sortOf(column, first)
  return now === first ? sortOf(column, other[first]) : undefined
}

/** `sort` from an address, if one of the columns can be sorted that way; undefined otherwise. */
export const knownSort = (columns: readonly SortedColumn[], sort: string | undefined) =>
  columns.some(column => directionOf(column, sort) !== null) ? sort : undefined
