import type { SnapshotFrom } from 'xstate'
import type { listMachine } from './list.machine.ts'
import { isPageOfList, termOf } from './list.query.ts'

type ListSnapshot<Row extends { id: string }> = SnapshotFrom<ReturnType<typeof listMachine<Row>>>

function hasNoRows<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { page, query } = snapshot.context
  return snapshot.hasTag('ready') && page?.items.length === 0 && query.page <= page.pagination.pages
}

/** The id of the row that was just made, for as long as it is marked; null where none is. */
export function markedOf<Row extends { id: string }>(snapshot: ListSnapshot<Row>): string | null {
  return snapshot.hasTag('marked') ? snapshot.context.sought : null
}

/** Whether there is nothing here at all yet. False while that is being found out. */
export function isEmpty<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && snapshot.context.query.searchTerm === ''
}

/** Whether nothing fits the search. False while that is being found out. */
export function isWithoutHits<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && snapshot.context.query.searchTerm !== ''
}

/**
 * Whether other rows than those on show are to be expected: a search is typed or on its way, or another order, or there
 * were none yet. False once that failed.
 */
export function isExpecting<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { context } = snapshot
  return termOf(context) !== context.query.searchTerm || !(isPageOfList(context) || snapshot.hasTag('failed'))
}

/**
 * Where one is among the pages: the page that is asked for, as soon as it is, and which rows are on show (`range`, counted
 * from 1) of how many. `isWaiting` while another search, size or order is on its way, and its pages are not known. Null
 * while there are no rows.
 */
export function positionOf<Row extends { id: string }>({ context }: ListSnapshot<Row>) {
  const { page, query, answered } = context
  if (page === null || answered === null || page.items.length === 0) return null
  const { count, pages } = page.pagination
  const from = (answered.page - 1) * answered.pageSize + 1
  const isWaiting = !isPageOfList(context)
  return {
    page: isWaiting ? answered.page : query.page,
    pages,
    count,
    range: { from, to: from + page.items.length - 1 },
    isWaiting,
  }
}
