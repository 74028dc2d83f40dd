import { assign, enqueueActions, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { hasRow, isPageOfList, isSameQuery, termOf } from './list.query.ts'
import type { ListContext, ListEmitted, ListEvent, ListInput } from './list.types.ts'

/** What the list machine is made of; {@link file://./list.machine.ts} says when which of it happens. */
export function listSetup<Row extends { id: string }>() {
  return setup({
    types: typed<{
      context: ListContext<Row>
      events: ListEvent
      emitted: ListEmitted
      input: ListInput<Row>
      tags: 'loading' | 'refreshing' | 'ready' | 'failed' | 'marked'
    }>(),
    actors: {
      load: actorSlot<Page<Row>, { query: ListQuery }>('list', 'load'),
      /** Gives the query on whose page a row is, or where the list begins when it is not found. */
      seek: actorSlot<ListQuery, { query: ListQuery; id: string }>('list', 'seek'),
    },
    actions: {
      takeQuery: assign(({ context: { searched } }, query: ListQuery) => ({
        query,
        searched: searched && isSameQuery(searched, query) ? searched : null,
        // Whoever asks for something else is not led away from it.
        maySeek: false,
      })),
      // A term that came from somewhere else goes into the field; our own leaves the field as it was typed.
      followTerm: assign(({ context }) => ({
        typed: termOf(context) === context.query.searchTerm ? context.typed : null,
      })),
      takeText: assign((_, text: string) => ({ typed: text })),
      takePage: assign(({ context }, { page }: { page: Page<Row> }) => ({
        page,
        answered: context.query,
        problem: null,
      })),
      noteSeeking: assign({ maySeek: false }),
      // Once it is on show it may leave with its page, and is not looked for.
      endSeeking: assign(({ context: { sought } }, page: Page<Row>) => ({
        maySeek: false,
        sought: hasRow(page, sought) ? sought : null,
      })),
      goTo: enqueueActions(({ enqueue }, query: ListQuery) => {
        enqueue.emit({ type: 'query.requested', query, replace: true })
      }),
      // What was removed here is no wrong address: one stays in the list, on the page that is the last one now.
      leavePage: enqueueActions(({ context, enqueue }, pages: number) => {
        if (context.query.page <= pages) enqueue.assign({ hasShrunk: false })
        else if (context.hasShrunk) {
          enqueue.emit({ type: 'query.requested', query: { ...context.query, page: pages }, replace: true })
        } else enqueue.emit({ type: 'page.outOfRange', pages })
      }),
      noteRemoval: assign({ hasShrunk: true, problem: null }),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      request: enqueueActions(({ context, enqueue }, change: Partial<ListQuery>) => {
        enqueue.emit({ type: 'query.requested', query: { ...context.query, ...change }, replace: false })
      }),
      // One search is one step to go back from, however often typing pauses.
      requestTerm: enqueueActions(({ context, enqueue }) => {
        const query = { ...context.query, searchTerm: termOf(context), page: 1 }
        enqueue.emit({ type: 'query.requested', query, replace: context.searched !== null })
        enqueue.assign({ searched: query })
      }),
    },
    guards: {
      isOtherQuery: ({ context }, query: ListQuery) => !isSameQuery(query, context.query),
      isOtherTerm: ({ context }) => termOf(context) !== context.query.searchTerm,
      isOtherPage: ({ context }, page: number) => page !== context.query.page && isPageOfList(context),
      isLastOfPage: ({ context }) => context.query.page > 1 && context.page?.items.length === 1,
      isRowElsewhere: ({ context: { sought, maySeek } }, page: Page<Row>) => maySeek && !hasRow(page, sought),
      isRowOnShow: ({ context: { sought, page } }) => hasRow(page, sought),
      hasRows: ({ context }) => context.page !== null,
    },
    delays: { typingPause: 300, moment: 4000 },
  })
}
