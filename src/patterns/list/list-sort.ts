import type { ListColumn } from './list-definition.ts'

export type Direction = 'ascending' | 'descending'

/** The direction in which a list is sorted by a column, from `sort` ("name", "-name"); null when it is not. */
export function directionOf<Row>({ sortBy }: ListColumn<Row>, sort: string | undefined): Direction | null {
  if (sortBy === undefined) return null
  if (sort === sortBy) return 'ascending'
  return sort === `-${sortBy}` ? 'descending' : null
}

/** The `sort` for a column and a direction; undefined when the column cannot be sorted by. */
export const sortOf = <Row>({ sortBy }: ListColumn<Row>, direction: Direction) =>
  sortBy !== undefined && direction === 'descending' ? `-${sortBy}` : sortBy

/** The `sort` after the next press of a column header: ascending, descending, then the server's own order. */
export function nextSort<Row>(column: ListColumn<Row>, sort: string | undefined): string | undefined {
  const now = directionOf(column, sort)
  return now === 'descending' ? undefined : sortOf(column, now === null ? 'ascending' : 'descending')
}

/** `sort` from an address, if one of the columns can be sorted that way; undefined otherwise. */
export const knownSort = <Row>(columns: readonly ListColumn<Row>[], sort: string | undefined) =>
  columns.some(column => directionOf(column, sort) !== null) ? sort : undefined
