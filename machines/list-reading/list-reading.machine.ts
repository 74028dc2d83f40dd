/*
 * Reads all pages of a list, for a CSV file or for client-side filtering.
 *
 * - Owner: the dialog or list that needs all rows. `reading.begin` starts a reading and replaces a running one. The
 *   host defines the type of `request`.
 * - The actor `readPages` sends `page.read` for each page.
 * - Output: `list.read` after the last page. The pages stay until the next `reading.begin`.
 * - `reading.end` of the actor ends the reading early, for example at the first page before a period.
 * - `page.failed` and `reading.stop` stop the reading but keep its pages.
 * - `reading.goOn` reads the remaining pages. `reading.discard` deletes all pages.
 */
import { assign, emit, fromCallback, setup } from 'xstate'
import { isReadToEnd, type PageEvent, type PageRead } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { missingImplementation } from '#machines/implementation.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { typed } from '#machines/typed.ts'

export type ListReadingContext<Row, Request> = {
  /** Host data that identifies the list to read; null before the first reading. */
  request: Request | null
  pages: readonly PageRead<Row>[]
  /** Error of a failed page; otherwise null. */
  problem: Problem | null
}

export type ListReadingEvent<Row, Request> =
  | { type: 'reading.begin'; request: Request }
  | { type: 'reading.stop' }
  | { type: 'reading.goOn' }
  | { type: 'reading.discard' }
  /** The actor `readPages` needs no further page. */
  | { type: 'reading.end' }
  | PageEvent<Row>

export type ListReadingEmitted<Row, Request> = { type: 'list.read'; request: Request; pages: readonly PageRead<Row>[] }

/** Input of `readPages`: the request, and the pages read so far. */
export type ListReadingInput<Row, Request> = { request: Request; read: readonly PageRead<Row>[] }

const nothingRead = { request: null, pages: [], problem: null }

export const listReadingMachine = lazyMachine(<Row extends { id: string }, Request>() => {
  type Context = ListReadingContext<Row, Request>
  /** Uses a type assertion, because `Request` can itself include null. */
  const requestOf = ({ request }: Context) => request as Request
  const halted = {
    'reading.goOn': { target: 'reading', actions: 'clearProblem' },
    'reading.discard': { target: 'idle', actions: 'forget' },
  } as const

  return setup({
    types: typed<{
      context: Context
      events: ListReadingEvent<Row, Request>
      emitted: ListReadingEmitted<Row, Request>
      tags: 'reading' | 'stopped' | 'failed' | 'done'
    }>(),
    actors: {
      readPages: fromCallback<PageEvent<Row>, ListReadingInput<Row, Request>>(() =>
        missingImplementation('listReading', 'readPages'),
      ),
    },
    actions: {
      takeRequest: assign((_, { request }: { request: Request }) => ({ ...nothingRead, request })),
      takePage: assign(({ context: { pages } }, { page }: { page: PageRead<Row> }) => ({ pages: [...pages, page] })),
      showProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
      clearProblem: assign({ problem: null }),
      emitRead: emit(({ context }) => ({ type: 'list.read', request: requestOf(context), pages: context.pages })),
      forget: assign(nothingRead),
    },
    guards: { isRead: ({ context: { pages } }) => isReadToEnd(pages) },
  }).createMachine({
    id: 'listReading',
    context: nothingRead,
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
          input: ({ context }) => ({ request: requestOf(context), read: context.pages }),
        },
        always: { guard: 'isRead', target: 'done', actions: 'emitRead' },
        on: {
          'page.read': { actions: { type: 'takePage', params: ({ event }) => event } },
          'page.failed': { target: 'failed', actions: { type: 'showProblem', params: ({ event }) => event } },
          'reading.end': { target: 'done', actions: 'emitRead' },
          'reading.stop': 'stopped',
        },
      },
      stopped: { tags: ['stopped'], on: halted },
      failed: { tags: ['failed'], on: halted },
      done: { tags: ['done'] },
    },
  })
})
