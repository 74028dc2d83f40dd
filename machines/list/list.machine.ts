/*
 * A list with pages, search and sorting: a query in, a page of rows out.
 *
 * The query lives in the address only. Events such as `page.go` and `sort.change` do not change it: they emit
 * `query.requested`, the host changes the address, and the address comes back as `query.change`. So Back and Forward work by
 * themselves. A newer query calls off the load of the older one.
 *
 * The region `rows` loads. Once there are rows they stay on show, also while others are loaded and when that fails. The
 * region `search` waits for a pause in the typing. While the rows on show are not those of the search, `page.go` is ignored.
 *
 * What takes longer than `patience` has the tag `slow`. `list.cancel` calls a load off: the query of the rows on show is
 * requested again, and these are not loaded anew. Without such rows, and where they are those of the query, the list stays
 * as it is (`calledOff`) until it is read again.
 *
 * A new row is given by its id (`sought`). When the loaded page lacks it, the slot `seek` finds the query with the page that
 * has it (`seeking`), and that query is requested. The region `mark` marks the row for a moment once it is on show.
 *
 * One machine for every list: `Row` is what a page of the `load` slot holds.
 */
import { ofError } from '#machines/errors.ts'
import { madeOnce } from '#machines/made-once.ts'
import { listSetup } from './list.setup.ts'

/** A wait that is said once it takes long. */
const patiently = {
  initial: 'brief',
  states: { brief: { after: { patience: 'slow' } }, slow: { tags: ['slow'] } },
} as const

/** The machine of one list. */
export const listMachine = madeOnce(<Row extends { id: string }>() => {
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
              guard: { type: 'isRestOfPage', params: ({ event }) => event.ids },
              actions: [
                'noteRemoval',
                { type: 'goTo', params: ({ context: { query } }) => ({ ...query, page: query.page - 1 }) },
              ],
            },
            { target: '.asking', actions: 'noteRemoval' },
          ],
          'rows.changed': { target: '.asking', actions: 'clearProblem' },
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
            on: {
              'list.cancel': [
                {
                  guard: 'isAnsweredElse',
                  target: 'calledOff',
                  actions: [
                    'clearProblem',
                    { type: 'goTo', params: ({ context: { answered, query } }) => answered ?? query },
                  ],
                },
                { target: 'calledOff', actions: 'clearProblem' },
              ],
            },
            states: {
              choosing: { always: [{ guard: 'hasRows', target: 'refreshing' }, { target: 'loading' }] },
              loading: { tags: ['loading'], ...patiently },
              refreshing: { tags: ['refreshing'], ...patiently },
            },
          },
          // Requests the query that `seek` found. When it is the present one, the rows are loaded again.
          seeking: {
            tags: ['refreshing'],
            ...patiently,
            on: { 'list.cancel': { target: 'ready', actions: 'noteSeeking' } },
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
          // A retry keeps the problem on show until it is answered, so that the layout and the focus stay.
          failed: { tags: ['failed'], on: { 'list.retry': 'asking' } },
          calledOff: {
            tags: ['calledOff'],
            on: {
              'list.retry': 'asking',
              'query.change': {
                guard: { type: 'isWayBack', params: ({ event }) => event.query },
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
})
