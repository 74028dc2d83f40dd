/*
 * A list with pages, search and sorting: a query in, a page of rows out.
 *
 * The address is the only home of the query. What a person asks for leaves as `query.requested`, the address changes,
 * and comes back as `query.change`; so Back and Forward work by themselves. A newer query calls off the older load.
 * Once there are rows they stay on show, while others are loaded and when that fails. Typing waits for a pause, and as
 * long as the rows on show are not those of the search, their pages lead nowhere.
 * A row that was made elsewhere is `sought`: where the list as it was left does not show it, it is led to the page that
 * does, and the row is marked for a moment.
 * One machine for every list: `Row` is what a page of the `load` slot holds.
 */
import { ofError } from '#machines/errors.ts'
import { listSetup } from './list.setup.ts'

/** The machine of one list. */
export function listMachine<Row extends { id: string }>() {
  return listSetup<Row>().createMachine({
    id: 'list',
    context: ({ input }) => ({
      query: input.query,
      page: input.cached ?? null,
      answered: input.cached ? input.query : null,
      typed: null,
      searched: null,
      problem: null,
      hasShrunk: false,
      sought: input.sought ?? null,
      maySeek: (input.sought ?? null) !== null,
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
              actions: [
                'noteRemoval',
                { type: 'goTo', params: ({ context: { query } }) => ({ ...query, page: query.page - 1 }) },
              ],
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
              onDone: [
                {
                  guard: { type: 'isRowElsewhere', params: ({ event }) => event.output },
                  target: 'seeking',
                  actions: { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  target: 'ready',
                  actions: [
                    { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
                    { type: 'endSeeking', params: ({ event }) => event.output },
                    { type: 'leavePage', params: ({ event }) => event.output.pagination.pages },
                  ],
                },
              ],
              onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
            },
            states: {
              choosing: { always: [{ guard: 'hasRows', target: 'refreshing' }, { target: 'loading' }] },
              loading: { tags: ['loading'] },
              refreshing: { tags: ['refreshing'] },
            },
          },
          // The address is led to where the row is, and that page is asked for; without it, what was asked for counts.
          seeking: {
            tags: ['refreshing'],
            invoke: {
              src: 'seek',
              input: ({ context }) => ({ query: context.query, id: context.sought ?? '' }),
              onDone: [
                {
                  guard: { type: 'isOtherQuery', params: ({ event }) => event.output },
                  actions: ['noteSeeking', { type: 'goTo', params: ({ event }) => event.output }],
                },
                { target: 'asking', actions: 'noteSeeking' },
              ],
              onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
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
      mark: {
        initial: 'none',
        states: {
          none: { always: { guard: 'isRowOnShow', target: 'shown' } },
          shown: { tags: ['marked'], after: { moment: 'over' } },
          over: {},
        },
      },
    },
  })
}
