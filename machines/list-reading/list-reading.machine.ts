/*
 * Reads all rows of a list on request: for a file, or to find those that no call finds.
 *
 * `reading.begin` starts a reading, also in place of one under way; its `request` is the host's. `readPages` sends each page
 * (`page.read`) until the list is read to its end. Then `list.read` is emitted, and the pages stay until the next `reading.begin`.
 * A page that cannot be read (`page.failed`) and `reading.stop` end the reading, and keep its pages: `reading.goOn` reads the
 * others, `reading.discard` drops them.
 */
import { assign, emit, fromCallback, setup } from 'xstate'
import { isReadToEnd, type PageEvent, type PageRead } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { madeOnce } from '#machines/made-once.ts'
import { unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'

export type ListReadingContext<Row, Request> = {
  /** Null before the first reading. */
  request: Request | null
  pages: readonly PageRead<Row>[]
  /** Why a page could not be read; null while they can. */
  problem: Problem | null
}

export type ListReadingEvent<Row, Request> =
  | { type: 'reading.begin'; request: Request }
  | { type: 'reading.stop' }
  | { type: 'reading.goOn' }
  | { type: 'reading.discard' }
  | PageEvent<Row>

export type ListReadingEmitted<Row, Request> = { type: 'list.read'; request: Request; pages: readonly PageRead<Row>[] }

/** The input of `readPages`: what is read, and the pages that were read before. */
export type ListReadingInput<Row, Request> = { request: Request; read: readonly PageRead<Row>[] }

const nothingRead = { request: null, pages: [], problem: null }

/** The machine of one reading at a time. */
export const listReadingMachine = madeOnce(<Row extends { id: string }, Request>() => {
  type Context = ListReadingContext<Row, Request>
  /** A reading that has begun has a request, which can be null where nothing is to be said of it. */
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
        unfilled('listReading', 'readPages'),
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
          'reading.stop': 'stopped',
        },
      },
      stopped: { tags: ['stopped'], on: halted },
      failed: { tags: ['failed'], on: halted },
      done: { tags: ['done'] },
    },
  })
})
