import type { SnapshotFrom } from 'xstate'
import { rowCountOf } from '#schemas/envelope.ts'
import type { listMachine } from './list.machine.ts'
import { isPageOfList, isSameQuery, termOf } from './list.query.ts'

type ListSnapshot<Row extends { id: string }> = SnapshotFrom<ReturnType<typeof listMachine<Row>>>

function hasNoRows<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { page, query } = snapshot.context
  return snapshot.hasTag('ready') && page !== null && rowCountOf(page) === 0 && query.page <= page.pagination.pages
}

/** The id of the new row while it is marked; null when none is. */
export function markedOf<Row extends { id: string }>(snapshot: ListSnapshot<Row>): string | null {
  return snapshot.hasTag('marked') ? snapshot.context.sought : null
}

/** Whether the list is empty without a search. False while it is loading. */
export function isEmpty<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && snapshot.context.query.searchTerm === ''
}

/** Whether the search has no hits. False while it is loading. */
export function isWithoutHits<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  return hasNoRows(snapshot) && snapshot.context.query.searchTerm !== ''
}

/** True if a page could not be read while rows of an earlier one are on show. */
export function isKeepingRows<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { page } = snapshot.context
  return snapshot.hasTag('failed') && page !== null && rowCountOf(page) > 0
}

/**
 * Whether other rows than those on show are expected: another search, order or page size is typed or loading, or no rows
 * were loaded yet. False once loading them has failed or was called off.
 */
export function isExpecting<Row extends { id: string }>(snapshot: ListSnapshot<Row>): boolean {
  const { context } = snapshot
  return termOf(context) !== context.query.searchTerm || !(isPageOfList(context) || hasEnded(snapshot))
}

const hasEnded = <Row extends { id: string }>(snapshot: ListSnapshot<Row>) =>
  snapshot.hasTag('failed') || snapshot.hasTag('calledOff')

/**
 * How reading goes: `problem` is why it failed, also while that is tried again (`isTrying`); `isCalledOff` once only
 * `list.retry` brings the rows of the query.
 */
export function readingOf<Row extends { id: string }>(snapshot: ListSnapshot<Row>) {
  const { answered, query, problem } = snapshot.context
  return {
    problem,
    isTrying: !snapshot.hasTag('failed'),
    isSlow: snapshot.hasTag('slow'),
    isCalledOff: snapshot.hasTag('calledOff') && (answered === null || isSameQuery(answered, query)),
  }
}

/**
 * The position among the pages: `page` is the one that the query asks for, `range` has the numbers of the rows on show,
 * from 1, `count` how many there are. `isWaiting` while another search, page size or order is loading, whose pages are not
 * known yet. Null while there are no rows.
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
