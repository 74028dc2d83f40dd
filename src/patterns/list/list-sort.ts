import type { ListColumn } from './list-definition.ts'

export type Direction = 'ascending' | 'descending'

/** How a list is sorted by a column, told from `sort` in the address ("name", "-name"); null where it is not. */
export function directionOf<Row>({ sortBy }: ListColumn<Row>, sort: string | undefined): Direction | null {
  if (sortBy === undefined) return null
  if (sort === sortBy) return 'ascending'
  return sort === `-${sortBy}` ? 'descending' : null
}

/** The `sort` that puts a list in order by a column; undefined where that cannot be. */
export const sortOf = <Row>({ sortBy }: ListColumn<Row>, direction: Direction) =>
  sortBy !== undefined && direction === 'descending' ? `-${sortBy}` : sortBy

/** What the next press of a column's head asks for: ascending, descending, and the server's own order again. */
export function nextSort<Row>(column: ListColumn<Row>, sort: string | undefined): string | undefined {
  const now = directionOf(column, sort)
  return now === 'descending' ? undefined : sortOf(column, now === null ? 'ascending' : 'descending')
}

/** `sort` where one of the columns can be sorted that way; an address may say anything. */
export const knownSort = <Row>(columns: readonly ListColumn<Row>[], sort: string | undefined) =>
  columns.some(column => directionOf(column, sort) !== null) ? sort : undefined
