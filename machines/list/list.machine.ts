/*
 * Loads, searches and sorts the pages of a list.
 *
 * - Owner: the list screen. `Row` is the row type of the actor `load`.
 * - The URL holds the query. `query.request` only emits `query.requested`. The host changes the URL and sends
 *   `query.change`, so Back and Forward work.
 * - Region `rows` loads pages. Loaded rows stay visible during later loads and after failures. A new query aborts the
 *   load of the previous one.
 * - Region `search` waits for a pause in typing. While a search is pending, the machine ignores requests for a page.
 * - Loads longer than `slowThreshold` have the tag `slow`. `list.cancel` aborts a load and requests the query of the
 *   visible rows. If no rows are visible, the list stays in `cancelled` until `list.retry`.
 * - `newRowId` is the id of a new row. If the loaded page lacks that row, the actor `seek` finds the query of the page
 *   that contains the row (`seeking`).
 * - If the browser filters the list, the actor `follow` sends `rows.found` during the reading, and `rows.changed` if
 *   the list must be read again.
 * - Region `newRow` marks the new row for a few seconds, once.
 */
import { and, stateIn } from 'xstate'
import { ofError } from '#machines/errors.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import type { Page } from '#schemas/envelope.ts'
import { listSetup } from './list.setup.ts'

/** Marks a load as `slow` if it takes longer than `slowThreshold`. */
const slowAfterThreshold = {
  initial: 'brief',
  states: { brief: { after: { slowThreshold: 'slow' } }, slow: { tags: ['slow'] } },
} as const

export const listMachine = lazyMachine(<Row extends { id: string }>() => {
  return listSetup<Row>().createMachine({
    id: 'list',
    context: ({ input }) => ({
      query: input.query,
      page: input.cached ?? null,
      answered: input.cached ? input.query : null,
      typed: null,
      searched: null,
      problem: null,
      newRowId: input.newRowId ?? null,
    }),
    type: 'parallel',
    states: {
      rows: {
        initial: 'requesting',
        on: {
          'query.change': {
            guard: { type: 'isOtherQuery', params: ({ event }) => event.query },
            target: '.requesting',
            actions: [{ type: 'takeQuery', params: ({ event }) => event.query }, 'clearProblem'],
          },
          'row.removed': [
            {
              guard: { type: 'isRestOfPage', params: ({ event }) => event.ids },
              actions: [
                'clearProblem',
                { type: 'goTo', params: ({ context: { query } }) => ({ ...query, page: query.page - 1 }) },
              ],
            },
            { target: '.requesting', actions: 'clearProblem' },
          ],
          'rows.changed': { target: '.requesting', actions: 'clearProblem' },
          'query.request': {
            guard: { type: 'isRequestable', params: ({ event }) => event.change },
            actions: { type: 'request', params: ({ event }) => event.change },
          },
        },
        states: {
          requesting: {
            initial: 'choosing',
            invoke: {
              src: 'load',
              input: ({ context }) => ({ query: context.query }),
              onDone: [
                {
                  guard: and([
                    stateIn({ newRow: 'unseen' }),
                    { type: 'isWithoutNewRow', params: ({ event }: { event: { output: Page<Row> } }) => event.output },
                  ]),
                  target: 'seeking',
                  actions: { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  target: 'ready',
                  actions: [
                    { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
                    { type: 'checkPageNumber', params: ({ event }) => event.output.pagination.pages },
                  ],
                },
              ],
              onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
            },
            on: {
              'list.cancel': [
                {
                  guard: 'showsOtherQuery',
                  target: 'cancelled',
                  actions: [
                    'clearProblem',
                    { type: 'goTo', params: ({ context: { answered, query } }) => answered ?? query },
                  ],
                },
                { target: 'cancelled', actions: 'clearProblem' },
              ],
            },
            states: {
              choosing: { always: [{ guard: 'hasRows', target: 'refreshing' }, { target: 'loading' }] },
              loading: { tags: ['loading'], ...slowAfterThreshold },
              refreshing: { tags: ['refreshing'], ...slowAfterThreshold },
            },
          },
          // Requests the query that `seek` returns. If the list already shows that query, loads the rows again.
          seeking: {
            tags: ['refreshing'],
            ...slowAfterThreshold,
            on: { 'list.cancel': 'ready' },
            invoke: {
              id: 'seek',
              src: 'seek',
              input: ({ context }) => ({ query: context.query, id: context.newRowId ?? '' }),
              onDone: [
                {
                  guard: { type: 'isOtherQuery', params: ({ event }) => event.output },
                  actions: { type: 'goTo', params: ({ event }) => event.output },
                },
                { target: 'requesting' },
              ],
              onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
            },
          },
          ready: {
            tags: ['ready'],
            invoke: { src: 'follow', input: ({ context }) => ({ query: context.query }) },
            on: {
              'rows.found': {
                actions: [
                  { type: 'takePage', params: ({ event }) => event },
                  { type: 'checkPageNumber', params: ({ event }) => event.page.pagination.pages },
                ],
              },
            },
          },
          // A retry keeps the error visible until the response arrives, so that layout and focus do not change.
          failed: { tags: ['failed'], on: { 'list.retry': 'requesting' } },
          cancelled: {
            tags: ['cancelled'],
            on: {
              'list.retry': 'requesting',
              'query.change': {
                guard: { type: 'isShownQuery', params: ({ event }) => event.query },
                target: 'ready',
                actions: { type: 'takeQuery', params: ({ event }) => event.query },
              },
            },
          },
        },
      },
      search: {
        initial: 'settled',
        on: {
          'search.type': {
            target: '.typing',
            actions: { type: 'takeText', params: ({ event }) => event.text },
          },
          'search.clear': { target: '.requesting', actions: { type: 'takeText', params: '' } },
          'search.submit': '.requesting',
        },
        states: {
          settled: { on: { 'query.change': { actions: 'followTerm' } } },
          typing: { after: { typingPause: 'requesting' } },
          requesting: {
            always: [{ guard: 'isOtherTerm', target: 'settled', actions: 'requestTerm' }, { target: 'settled' }],
          },
        },
      },
      newRow: {
        initial: 'unseen',
        states: {
          // The new row was not shown yet, or no row is new. The first page without the row starts a search for its
          // page.
          unseen: {
            always: { guard: 'isRowOnShow', target: 'shown' },
            on: {
              'xstate.done.actor.seek': 'sought',
              'list.cancel': { guard: stateIn({ rows: 'seeking' }), target: 'sought' },
              'query.change': { guard: { type: 'leavesNewRow', params: ({ event }) => event.query }, target: 'sought' },
            },
          },
          // If the next loaded page lacks the row, the row is not marked.
          sought: {
            always: [
              { guard: 'isRowOnShow', target: 'shown' },
              { guard: stateIn({ rows: 'ready' }), target: 'over' },
            ],
          },
          shown: { tags: ['marked'], after: { moment: 'over' } },
          over: {},
        },
      },
    },
  })
})
