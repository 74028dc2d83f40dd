import type { SnapshotFrom } from 'xstate'
import { type ListQuery, rowCountOf } from '#schemas/envelope.ts'
import type { listMachine } from './list.machine.ts'
import { isPageOfList, isSameQuery, termOf } from './list.query.ts'

type ListSnapshot<Row extends { id: string }> = SnapshotFrom<ReturnType<typeof listMachine<Row>>>

function hasNoRows<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { page, query } = snapshot.context
  return snapshot.hasTag('ready') && page !== null && rowCountOf(page) === 0 && query.page <= page.pagination.pages
}

/** Returns the id of the new row while it is highlighted; otherwise null. */
export function markedOf<Row extends { id: string }>(snapshot: ListSnapshot<Row>): string | null {
  return snapshot.hasTag('marked') ? snapshot.context.newRowId : null
}

const isNarrowed = ({ searchTerm, filter }: ListQuery) => searchTerm !== '' || filter !== undefined

/** True if the list has no rows, and the query has no search term and no filter. False while loading. */
export function isEmpty<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && !isNarrowed(snapshot.context.query)
}

/** True if the search or the filter found no rows. False while loading. */
export function isWithoutHits<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && isNarrowed(snapshot.context.query)
}

/** True if loading failed while rows of an earlier load stay visible. */
export function isKeepingRows<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { page } = snapshot.context
  return snapshot.hasTag('failed') && page !== null && rowCountOf(page) > 0
}

/**
 * True if the visible rows are about to be replaced: a new search, order or page size is pending, or no rows were
 * loaded yet. False after a failed or cancelled load, unless a new search term is typed.
 */
export function isExpecting<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { context } = snapshot
  return termOf(context) !== context.query.searchTerm || !(isPageOfList(context) || hasEnded(snapshot))
}

const hasEnded = <Row extends { id: string }>(snapshot: ListSnapshot<Row>) =>
  snapshot.hasTag('failed') || snapshot.hasTag('cancelled')

/**
 * Returns the load status. `problem` stays set during a retry (`isTrying`). `isCancelled` is true if the load was
 * cancelled and only `list.retry` can start another.
 */
export function readingOf<Row extends { id: string }>(snapshot: ListSnapshot<Row>) {
  const { answered, query, problem } = snapshot.context
  return {
    problem,
    isTrying: !snapshot.hasTag('failed'),
    isSlow: snapshot.hasTag('slow'),
    isCancelled: snapshot.hasTag('cancelled') && (answered === null || isSameQuery(answered, query)),
  }
}

/**
 * Returns the position of the visible rows in the list; null if no rows are visible.
 * - `page`: requested page; while `isWaiting`, the page of the visible rows
 * - `range`: numbers of the first and last visible row, counted from 1
 * - `count`: number of all rows
 * - `isWaiting`: true while a new search, order or page size loads and its page count is unknown
 */
export function positionOf<Row extends { id: string }>({ context }: ListSnapshot<Row>) {
  const { page, query, answered } = context
  if (page === null || answered === null || rowCountOf(page) === 0) return null
  const { count, pages } = page.pagination
  const from = (answered.page - 1) * answered.pageSize + 1
  const isWaiting = !isPageOfList(context)
  return {
    page: isWaiting ? answered.page : query.page,
    pages,
    count,
    range: { from, to: from + rowCountOf(page) - 1 },
    isWaiting,
  }
}
