/*
 * "Leave without saving?": whoever is about to leave unsaved work is asked first.
 *
 * A way out is offered with `leaving.ask` and taken once it is confirmed; a second way, such as Back pressed again under
 * the question, takes the place of the first. One machine for every kind of way: a `Way` is whatever its host goes by.
 */
import { assign, emit, setup } from 'xstate'
import { typed } from '#machines/typed.ts'

export type LeavingContext<Way> = {
  /** The way out that waits for the answer; null while none is asked about. */
  way: Way | null
}

export type LeavingEvent<Way> =
  | { type: 'leaving.ask'; way: Way }
  | { type: 'leaving.stay' }
  | { type: 'leaving.confirm' }

export type LeavingEmitted<Way> = { type: 'leaving.confirmed'; way: Way }

/** The machine of the question, asked about one way after the other. */
export function leavingMachine<Way>() {
  return setup({
    types: typed<{
      context: LeavingContext<Way>
      events: LeavingEvent<Way>
      emitted: LeavingEmitted<Way>
      tags: 'asking'
    }>(),
    actions: {
      holdWay: assign((_, { way }: { way: Way }) => ({ way })),
      // The question is only ever open with a way, for which the type of the context has no word.
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
}
