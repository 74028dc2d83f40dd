/*
 * Recording trades, one after another.
 *
 * What follows a recorded trade is chosen beforehand (`afterwards.choose`), and kept for the next time. Where that is the next
 * trade, its form begins empty but for the seller (`next`), and says what was recorded last; `count` tells one form from the
 * other. Where it is the list, recording is `over`.
 */
import { assign, setup } from 'xstate'
import { unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { Afterwards, JustRecorded, RecordingContext, RecordingEvent, RecordingInput } from './recording.types.ts'

export const recordingMachine = setup({
  types: typed<{
    context: RecordingContext
    events: RecordingEvent
    input: RecordingInput
    tags: 'over'
  }>(),
  actions: {
    takeAfterwards: assign((_, { afterwards }: { afterwards: Afterwards }) => ({ afterwards })),
    /** Keeps the choice for the next time. */
    keep: (_args, _params: { afterwards: Afterwards }) => unfilled('recording', 'keep'),
    takeRecorded: assign(({ context }, { recorded }: { recorded: JustRecorded }) => ({
      count: context.count + 1,
      last: recorded,
    })),
  },
  guards: { goesOn: ({ context }) => context.afterwards === 'next' },
}).createMachine({
  id: 'recording',
  context: ({ input }) => ({ afterwards: input.afterwards, count: 0, last: null }),
  initial: 'first',
  on: {
    'afterwards.choose': {
      actions: [
        { type: 'takeAfterwards', params: ({ event }) => event },
        { type: 'keep', params: ({ event }) => event },
      ],
    },
    'trade.recorded': [
      {
        guard: 'goesOn',
        target: '.next',
        actions: { type: 'takeRecorded', params: ({ event }) => event },
      },
      { target: '.over' },
    ],
  },
  states: {
    first: {},
    next: {},
    over: { tags: ['over'], on: { 'afterwards.choose': {}, 'trade.recorded': {} } },
  },
})
