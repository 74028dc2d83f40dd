/*
 * "Leave without saving?": the question before a screen with unsaved work is left.
 *
 * `leaving.ask` holds a way out, such as a link or Back, and asks. `leaving.confirm` emits `leaving.confirmed` with that way
 * for the host to take; `leaving.stay` drops it. A second `leaving.ask` while asking, such as Back pressed again, replaces
 * the way that is held. One machine for every kind of way: `Way` is the host's own type.
 */
import { assign, emit, setup } from 'xstate'
import { madeOnce } from '#machines/made-once.ts'
import { typed } from '#machines/typed.ts'

export type LeavingContext<Way> = {
  /** The way out that waits for the answer; null while nothing is asked. */
  way: Way | null
}

export type LeavingEvent<Way> =
  | { type: 'leaving.ask'; way: Way }
  | { type: 'leaving.stay' }
  | { type: 'leaving.confirm' }

export type LeavingEmitted<Way> = { type: 'leaving.confirmed'; way: Way }

/** The machine of the question. */
export const leavingMachine = madeOnce(<Way>() => {
  return setup({
    types: typed<{
      context: LeavingContext<Way>
      events: LeavingEvent<Way>
      emitted: LeavingEmitted<Way>
      tags: 'asking'
    }>(),
    actions: {
      holdWay: assign((_, { way }: { way: Way }) => ({ way })),
      // While it asks there is a way, which the type of the context cannot say.
      tellConfirmed: emit(({ context }) => ({ type: 'leaving.confirmed', way: context.way as Way })),
      forget: assign({ way: null }),
    },
  }).createMachine({
    id: 'leaving',
    context: { way: null },
    initial: 'staying',
    on: {
      'leaving.ask': {
        target: '.asking',
        actions: { type: 'holdWay', params: ({ event }) => ({ way: event.way }) },
      },
    },
    states: {
      staying: {},
      asking: {
        tags: ['asking'],
        on: {
          'leaving.stay': { target: 'staying', actions: 'forget' },
          'leaving.confirm': { target: 'staying', actions: ['tellConfirmed', 'forget'] },
        },
      },
    },
  })
})
