/*
 * The rows of a list that fit, where no call finds them: the whole list is read, page by page, and `readPage` says what fits.
 *
 * Nothing is read before `sift.begin`. The first page says how many there are, and the latest one whether there are more now.
 * `sift.stop` calls off the page that is under way; what was found stays. `sift.goOn` reads on, also after a failure, from the page
 * that is missing; `sift.begin` reads all of it again. A row that is met again on another page is found once.
 */
import { assign, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { madeOnce } from '#machines/made-once.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { UnreadableRow } from '#schemas/rows.ts'

/** What a page has given: the rows of it that fit, those that cannot be read, and how many pages there are. */
export type SiftedPage<Row> = {
  fitting: readonly Row[]
  unreadable?: readonly UnreadableRow[] | undefined
  pages: number
}

export type SiftContext<Row> = {
  found: readonly Row[]
  /** The rows that cannot be read, and so may fit. */
  unreadable: readonly UnreadableRow[]
  /** How many pages were read. */
  read: number
  /** How many there are; null before the first one is read. */
  pages: number | null
  problem: Problem | null
}

export type SiftEvent = { type: 'sift.begin' } | { type: 'sift.stop' } | { type: 'sift.goOn' }

const nothingYet = { found: [], unreadable: [], read: 0, pages: null, problem: null }

/** The machine of one search through a whole list. */
export const siftMachine = madeOnce(<Row extends { id: string }>() =>
  setup({
    types: typed<{ context: SiftContext<Row>; events: SiftEvent; tags: 'reading' | 'stopped' | 'failed' | 'done' }>(),
    actors: { readPage: actorSlot<SiftedPage<Row>, { page: number }>('sift', 'readPage') },
    actions: {
      takePage: assign(({ context: { found, unreadable, read } }, answer: SiftedPage<Row>) => {
        const { fitting, pages, unreadable: others = [] } = answer
        return {
          unreadable: [...unreadable, ...others.filter(({ id }) => !unreadable.some(row => row.id === id))],
          found: [...found, ...fitting.filter(({ id }) => !found.some(row => row.id === id))],
          read: read + 1,
          pages,
        }
      }),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      forget: assign(nothingYet),
    },
    guards: { isRead: ({ context: { read, pages } }) => pages !== null && read >= pages },
  }).createMachine({
    id: 'sift',
    context: nothingYet,
    initial: 'idle',
    states: {
      idle: { on: { 'sift.begin': 'reading' } },
      deciding: { always: [{ guard: 'isRead', target: 'done' }, { target: 'reading' }] },
      reading: {
        tags: ['reading'],
        on: { 'sift.stop': 'stopped' },
        invoke: {
          src: 'readPage',
          input: ({ context }) => ({ page: context.read + 1 }),
          onDone: { target: 'deciding', actions: { type: 'takePage', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
        },
      },
      stopped: { tags: ['stopped'], on: { 'sift.goOn': 'reading' } },
      failed: { tags: ['failed'], on: { 'sift.goOn': { target: 'reading', actions: 'clearProblem' } } },
      done: { tags: ['done'], on: { 'sift.begin': { target: 'reading', actions: 'forget' } } },
    },
  }),
)
