import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { hasRow, isPageOfList, isSameQuery, termOf } from './list.query.ts'
import type { ListContext, ListEmitted, ListEvent, ListInput } from './list.types.ts'

export function listSetup<Row extends { id: string }>() {
  return setup({
    types: typed<{
      context: ListContext<Row>
      events: ListEvent<Row>
      emitted: ListEmitted
      input: ListInput<Row>
      tags: 'loading' | 'refreshing' | 'slow' | 'ready' | 'failed' | 'cancelled' | 'marked'
    }>(),
    actors: {
      load: hostActor<Page<Row>, { query: ListQuery }>('list', 'load'),
      /** Sends later rows of a loaded query. */
      follow: fromCallback<ListEvent<Row>, { query: ListQuery }>(() => missingImplementation('list', 'follow')),
      /** Returns the query for the page that contains the row, or for the first page if the row was not found. */
      seek: hostActor<ListQuery, { query: ListQuery; id: string }>('list', 'seek'),
    },
    actions: {
      takeQuery: assign(({ context: { searched } }, query: ListQuery) => ({
        query,
        searched: searched && isSameQuery(searched, query) ? searched : null,
      })),
      // If the search term changes by other means, such as Back, the field shows the new term. If the field itself
      // changed the term, its text stays.
      followTerm: assign(({ context }) => ({
        typed: termOf(context) === context.query.searchTerm ? context.typed : null,
      })),
      takeText: assign((_, text: string) => ({ typed: text })),
      takePage: assign(({ context }, { page }: { page: Page<Row> }) => ({
        page,
        answered: context.query,
        problem: null,
      })),
      goTo: enqueueActions(({ enqueue }, query: ListQuery) => {
        enqueue.emit({ type: 'query.requested', query, replace: true })
      }),
      checkPageNumber: enqueueActions(({ context, enqueue }, pages: number) => {
        if (context.query.page > pages) enqueue.emit({ type: 'page.outOfRange', pages })
      }),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      request: enqueueActions(({ context, enqueue }, change: Partial<ListQuery>) => {
        enqueue.emit({ type: 'query.requested', query: { ...context.query, page: 1, ...change }, replace: false })
      }),
      // Replaces the history entry while the user extends a search, so that Back skips partial terms.
      requestTerm: enqueueActions(({ context, enqueue }) => {
        const query = { ...context.query, searchTerm: termOf(context), page: 1 }
        enqueue.emit({ type: 'query.requested', query, replace: context.searched !== null })
        // After the search is cleared, the next search starts a new history entry, because the host might clear the
        // search by going back.
        enqueue.assign({ searched: query.searchTerm === '' ? null : query })
      }),
    },
    guards: {
      isOtherQuery: ({ context }, query: ListQuery) => !isSameQuery(query, context.query),
      isOtherTerm: ({ context }) => termOf(context) !== context.query.searchTerm,
      isRequestable: ({ context }, change: Partial<ListQuery>) =>
        !isSameQuery({ ...context.query, ...change }, context.query) &&
        (change.page === undefined || isPageOfList(context)),
      isRestOfPage: ({ context: { query, page } }, ids: readonly string[]) =>
        query.page > 1 && page !== null && page.items.every(({ id }) => ids.includes(id)),
      leavesNewRow: ({ context }, query: ListQuery) => context.newRowId !== null && !isSameQuery(query, context.query),
      isWithoutNewRow: ({ context: { newRowId } }, page: Page<Row>) => newRowId !== null && !hasRow(page, newRowId),
      showsOtherQuery: ({ context: { answered, query } }) => answered !== null && !isSameQuery(answered, query),
      isShownQuery: ({ context: { answered, query } }, next: ListQuery) =>
        answered !== null && isSameQuery(answered, next) && !isSameQuery(query, next),
      isRowOnShow: ({ context: { newRowId, page } }) => hasRow(page, newRowId),
      hasRows: ({ context }) => context.page !== null,
    },
    delays: { typingPause: 300, moment: 4000, slowThreshold: 2000 },
  })
}
