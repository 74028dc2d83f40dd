/*
 * Reads all pages of a list, for a CSV file or for client-side filtering.
 *
 * - Owner: the dialog or list that needs all rows. `reading.begin` starts a reading and replaces a running one. The
 *   host defines the type of `request`.
 * - The actor `readPages` sends `page.read` for each page.
 * - Output: `list.read` when the rows are verified; see {@link file://../../src/domain/pages-read.ts}. The pages stay
 *   until the next `reading.begin`.
 * - If the list changes faster than it can be read, the reading ends in `changing`.
 * - `page.failed` and `reading.stop` stop the reading but keep its pages.
 * - `reading.goOn` reads the remaining pages. `reading.discard` deletes all pages.
 * - `since.change` keeps the pages and reads those that another period needs.
 * - `reading.again` checks whether the list changed, and reads it again if so. While reading, it repeats the pending
 *   requests: after a write by this browser, their responses might lack the write.
 */
import { assign, emit, fromCallback, setup } from 'xstate'
import type { Day } from '#domain/figures/periods.ts'
import {
  nothingRead,
  type PageEvent,
  type PageRead,
  type PagesRead,
  readAgain,
  readingStateOf,
  withPage,
  withSince,
} from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { missingImplementation } from '#machines/implementation.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { typed } from '#machines/typed.ts'

export type ListReadingContext<Row, Request> = {
  /** Host data that identifies the list to read; null before the first reading. */
  request: Request | null
  read: PagesRead<PageRead<Row>>
  /** Error of a failed page; otherwise null. */
  problem: Problem | null
}

export type ListReadingEvent<Row, Request> =
  /** `since` is the first day that is needed; null or undefined for the complete list. */
  | { type: 'reading.begin'; request: Request; since?: Day | null }
  /** Changes the period that is needed. */
  | { type: 'since.change'; since: Day | null }
  | { type: 'reading.stop' }
  | { type: 'reading.goOn' }
  | { type: 'reading.discard' }
  | { type: 'reading.again' }
  | PageEvent<Row>

export type ListReadingEmitted<Row, Request> = { type: 'list.read'; request: Request; read: PagesRead<PageRead<Row>> }

/** Input of `readPages`: the request, and the pages read so far. */
export type ListReadingInput<Row, Request> = { request: Request; read: PagesRead<PageRead<Row>> }

const empty = { request: null, read: nothingRead, problem: null }

export const listReadingMachine = lazyMachine(<Row extends { id: string }, Request>() => {
  type Context = ListReadingContext<Row, Request>
  /** Uses a type assertion, because `Request` can itself include null. */
  const requestOf = ({ request }: Context) => request as Request
  const otherPeriod = {
    target: 'reading',
    reenter: true,
    actions: { type: 'changeSince', params: ({ event }: { event: { since: Day | null } }) => event },
  } as const
  const halted = {
    'since.change': otherPeriod,
    'reading.goOn': { target: 'reading', actions: 'clearProblem' },
    'reading.discard': { target: 'idle', actions: 'forget' },
  } as const
  const read = {
    'since.change': otherPeriod,
    'reading.again': { target: 'reading', actions: 'readAgain' },
  } as const

  return setup({
    types: typed<{
      context: Context
      events: ListReadingEvent<Row, Request>
      emitted: ListReadingEmitted<Row, Request>
      tags: 'reading' | 'stopped' | 'failed' | 'done' | 'changing'
    }>(),
    actors: {
      readPages: fromCallback<PageEvent<Row>, ListReadingInput<Row, Request>>(() =>
        missingImplementation('listReading', 'readPages'),
      ),
    },
    actions: {
      takeRequest: assign((_, { request, since = null }: { request: Request; since?: Day | null }) => ({
        ...empty,
        read: { ...nothingRead, since },
        request,
      })),
      changeSince: assign(({ context: { read } }, { since }: { since: Day | null }) => ({
        read: withSince(read, since),
        problem: null,
      })),
      takePage: assign(({ context: { read } }, { page }: { page: PageRead<Row> }) => ({ read: withPage(read, page) })),
      readAgain: assign(({ context: { read } }) => ({ read: readAgain(read) })),
      showProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
      clearProblem: assign({ problem: null }),
      emitRead: emit(({ context }) => ({ type: 'list.read', request: requestOf(context), read: context.read })),
      forget: assign(empty),
    },
    guards: {
      isCertain: ({ context: { read } }) => readingStateOf(read) === 'certain',
      isChanging: ({ context: { read } }) => readingStateOf(read) === 'changing',
    },
  }).createMachine({
    id: 'listReading',
    context: empty,
    initial: 'idle',
    on: {
      'reading.begin': {
        target: '.reading',
        reenter: true,
        actions: { type: 'takeRequest', params: ({ event }) => event },
      },
    },
    states: {
      idle: {},
      reading: {
        tags: ['reading'],
        invoke: {
          src: 'readPages',
          input: ({ context }) => ({ request: requestOf(context), read: context.read }),
        },
        always: [
          { guard: 'isCertain', target: 'done', actions: 'emitRead' },
          { guard: 'isChanging', target: 'changing', actions: 'emitRead' },
        ],
        on: {
          'page.read': { actions: { type: 'takePage', params: ({ event }) => event } },
          'page.failed': { target: 'failed', actions: { type: 'showProblem', params: ({ event }) => event } },
          // Repeats the pending requests.
          'reading.again': { target: 'reading', reenter: true },
          'since.change': otherPeriod,
          'reading.stop': 'stopped',
        },
      },
      stopped: { tags: ['stopped'], on: halted },
      failed: { tags: ['failed'], on: halted },
      done: { tags: ['done'], on: read },
      changing: { tags: ['done', 'changing'], on: read },
    },
  })
})
