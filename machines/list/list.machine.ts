/*
 * A list with pages, search and sorting: a query in, a page of rows out.
 *
 * The address is the only home of the query. What a person asks for leaves as `query.requested`, the address changes,
 * and comes back as `query.change`; so Back and Forward work by themselves. A newer query calls off the older load.
 * Once there are rows they stay on show, while others are loaded and when that fails. Typing waits for a pause, and as
 * long as the rows on show are not those of the search, their pages lead nowhere.
 * One machine for every list: `Row` is what a page of the `load` slot holds.
 */
import { assign, enqueueActions, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { isPageOfList, isSameQuery, termOf } from './list.query.ts'
import type { ListContext, ListEmitted, ListEvent, ListInput } from './list.types.ts'

/** The machine of one list. */
export function listMachine<Row>() {
  return setup({
    types: typed<{
      context: ListContext<Row>
      events: ListEvent
      emitted: ListEmitted
      input: ListInput<Row>
      tags: 'loading' | 'refreshing' | 'ready' | 'failed'
    }>(),
    actors: { load: actorSlot<Page<Row>, { query: ListQuery }>('list', 'load') },
    actions: {
      takeQuery: assign(({ context: { searched } }, query: ListQuery) => ({
        query,
        searched: searched && isSameQuery(searched, query) ? searched : null,
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
      // What was removed here is no wrong address: one stays in the list, on the page that is the last one now.
      leavePage: enqueueActions(({ context, enqueue }, pages: number) => {
        if (context.query.page <= pages) enqueue.assign({ hasShrunk: false })
        else if (context.hasShrunk) {
          enqueue.emit({ type: 'query.requested', query: { ...context.query, page: pages }, replace: true })
        } else enqueue.emit({ type: 'page.outOfRange', pages })
      }),
      noteRemoval: assign({ hasShrunk: true, problem: null }),
      showProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      replacePage: enqueueActions(({ context, enqueue }, page: number) => {
        enqueue.emit({ type: 'query.requested', query: { ...context.query, page }, replace: true })
      }),
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
      hasRows: ({ context }) => context.page !== null,
    },
    delays: { typingPause: 300 },
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({
      query: input.query,
      page: input.cached ?? null,
      answered: input.cached ? input.query : null,
      typed: null,
      searched: null,
      problem: null,
      hasShrunk: false,
    }),
    type: 'parallel',
    states: {
      rows: {
        initial: 'asking',
        on: {
          'query.change': {
            guard: { type: 'isOtherQuery', params: ({ event }) => event.query },
            target: '.asking',
            actions: [{ type: 'takeQuery', params: ({ event }) => event.query }, 'clearProblem'],
          },
          'row.removed': [
            {
              guard: 'isLastOfPage',
              actions: ['noteRemoval', { type: 'replacePage', params: ({ context }) => context.query.page - 1 }],
            },
            { target: '.asking', actions: 'noteRemoval' },
          ],
          'page.go': {
            guard: { type: 'isOtherPage', params: ({ event }) => event.page },
            actions: { type: 'request', params: ({ event }) => ({ page: event.page }) },
          },
          'pageSize.change': {
            guard: {
              type: 'isOtherQuery',
              params: ({ context, event }) => ({ ...context.query, pageSize: event.pageSize }),
            },
            actions: { type: 'request', params: ({ event }) => ({ pageSize: event.pageSize, page: 1 }) },
          },
          'sort.change': {
            guard: {
              type: 'isOtherQuery',
              params: ({ context, event }) => ({ ...context.query, sort: event.sort }),
            },
            actions: { type: 'request', params: ({ event }) => ({ sort: event.sort, page: 1 }) },
          },
        },
        states: {
          asking: {
            initial: 'choosing',
            invoke: {
              src: 'load',
              input: ({ context }) => ({ query: context.query }),
              onDone: {
                target: 'ready',
                actions: [
                  { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
                  { type: 'leavePage', params: ({ event }) => event.output.pagination.pages },
                ],
              },
              onError: {
                target: 'failed',
                actions: { type: 'showProblem', params: ({ event }) => ({ error: event.error }) },
              },
            },
            states: {
              choosing: { always: [{ guard: 'hasRows', target: 'refreshing' }, { target: 'loading' }] },
              loading: { tags: ['loading'] },
              refreshing: { tags: ['refreshing'] },
            },
          },
          ready: { tags: ['ready'] },
          // The problem stays on show while it is tried again, so that nothing jumps and the focus stays where it is.
          failed: { tags: ['failed'], on: { 'list.retry': 'asking' } },
        },
      },
      search: {
        initial: 'settled',
        on: {
          'search.type': {
            target: '.typing',
            actions: { type: 'takeText', params: ({ event }) => event.text },
          },
          'search.clear': { target: '.asking', actions: { type: 'takeText', params: '' } },
          'search.submit': '.asking',
        },
        states: {
          settled: { on: { 'query.change': { actions: 'followTerm' } } },
          typing: { after: { typingPause: 'asking' } },
          asking: {
            always: [{ guard: 'isOtherTerm', target: 'settled', actions: 'requestTerm' }, { target: 'settled' }],
          },
        },
      },
    },
  })
}
