/*
 * A list with pages, search and sorting: a query in, a page of rows out.
 *
 * The address is the only home of the query. What a person asks for leaves as `query.requested`, the address changes,
 * and comes back as `query.change`; so Back and Forward work by themselves. A newer query calls off the older load.
 * Once there are rows they stay on show, while others are loaded and when that fails. Typing waits for a pause.
 * One machine for every list: `Row` is what a page of the `load` slot holds.
 */
import { assign, enqueueActions, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ListContext, ListEmitted, ListEvent, ListInput } from './list.types.ts'

const keyOf = ({ page, pageSize, searchTerm, sort, preload, searchColumn }: ListQuery) =>
  JSON.stringify([page, pageSize, searchTerm, sort, preload, searchColumn])

/** What the search field asks for: spaces around a term mean nothing. */
const termOf = ({ typed, query }: Pick<ListContext<unknown>, 'typed' | 'query'>) => (typed ?? query.searchTerm).trim()

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
      takeQuery: assign((_, query: ListQuery) => ({ query })),
      // A term that came from somewhere else goes into the field; our own leaves the field as it was typed.
      followTerm: assign(({ context }) => ({
        typed: termOf(context) === context.query.searchTerm ? context.typed : null,
      })),
      takeText: assign((_, text: string) => ({ typed: text })),
      takePage: assign((_, { page }: { page: Page<Row> }) => ({ page })),
      tellOutOfRange: enqueueActions(({ context, enqueue }, pages: number) => {
        if (context.query.page > pages) enqueue.emit({ type: 'page.outOfRange', pages })
      }),
      showProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      request: enqueueActions(({ context, enqueue }, change: Partial<ListQuery>) => {
        enqueue.emit({ type: 'query.requested', query: { ...context.query, ...change }, replace: false })
      }),
      requestTerm: enqueueActions(({ context, enqueue }) => {
        const query = { ...context.query, searchTerm: termOf(context), page: 1 }
        enqueue.emit({ type: 'query.requested', query, replace: true })
      }),
    },
    guards: {
      isOtherQuery: ({ context }, query: ListQuery) => keyOf(query) !== keyOf(context.query),
      isOtherTerm: ({ context }) => termOf(context) !== context.query.searchTerm,
      hasRows: ({ context }) => context.page !== null,
    },
    delays: { typingPause: 300 },
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({ query: input.query, page: input.cached ?? null, typed: null, problem: null }),
    type: 'parallel',
    states: {
      rows: {
        initial: 'asking',
        on: {
          'query.change': {
            guard: { type: 'isOtherQuery', params: ({ event }) => event.query },
            target: '.asking',
            actions: { type: 'takeQuery', params: ({ event }) => event.query },
          },
          'list.reload': '.asking',
          'page.go': {
            guard: {
              type: 'isOtherQuery',
              params: ({ context, event }) => ({ ...context.query, page: event.page }),
            },
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
                  { type: 'tellOutOfRange', params: ({ event }) => event.output.pagination.pages },
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
          failed: { tags: ['failed'], exit: 'clearProblem', on: { 'list.retry': 'asking' } },
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
