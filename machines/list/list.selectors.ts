import type { SnapshotFrom } from 'xstate'
import type { listMachine } from './list.machine.ts'

type ListSnapshot<Row> = SnapshotFrom<ReturnType<typeof listMachine<Row>>>

function hasNoRows<Row>(snapshot: ListSnapshot<Row>): boolean {
  const { page, query } = snapshot.context
  return snapshot.hasTag('ready') && page?.items.length === 0 && query.page <= page.pagination.pages
}

/** Whether there is nothing here at all yet. False while that is being found out. */
export function isEmpty<Row>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && snapshot.context.query.searchTerm === ''
}

/** Whether nothing fits the search. False while that is being found out. */
export function isWithoutHits<Row>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && snapshot.context.query.searchTerm !== ''
}

/** Which rows are on show, counted from 1, and of how many ("1–10 of 42"); null while there are none. */
export function rowsRange<Row>({ context: { page } }: ListSnapshot<Row>) {
  if (page === null || page.items.length === 0) return null
  const { currentPage, pageSize, count } = page.pagination
  const from = (currentPage - 1) * pageSize + 1
  return { from, to: from + page.items.length - 1, count }
}
