/*
 * A line that was added by what somebody typed, before the catalogue had an answer: which material does that mean?
 *
 * It is looked up at once. The one material that says exactly what was typed, or the only one that was found, is told to
 * the list that the line is in (`parent`), which makes a line of it. None, or several: then the list hears why, and waits
 * for somebody to choose. An answer that did not come can be asked for again.
 */
import { assign, sendTo, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { meantBy } from '#machines/paste/match.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import { reasonOf } from './pending-line.reason.ts'
import type { PendingLineContext, PendingLineInput } from './pending-line.types.ts'

export const pendingLineMachine = setup({
  types: typed<{
    context: PendingLineContext
    events: { type: 'line.retry' }
    input: PendingLineInput
    tags: 'asking' | 'unclear' | 'failed'
  }>(),
  actors: { find: actorSlot<readonly CatalogueMaterial[], { term: string }>('pendingLine', 'find') },
  actions: {
    takeFound: assign(({ context }, { found }: { found: readonly CatalogueMaterial[] }) => ({
      meant: meantBy(context.term, found),
    })),
    showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    tellFound: sendTo(
      ({ context }) => context.parent,
      ({ context: { key, meant } }) => ({
        type: 'pendingLine.found',
        key,
        // Only told when there is one.
        material: meant[0] as CatalogueMaterial,
      }),
    ),
    tellUnclear: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'pendingLine.unclear', key: context.key, reason: reasonOf(context) }),
    ),
  },
  guards: { isSure: ({ context }) => context.meant.length === 1 },
}).createMachine({
  id: 'pendingLine',
  context: ({ input }) => ({ ...input, meant: [], problem: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: ['asking'],
      invoke: {
        src: 'find',
        input: ({ context }) => ({ term: context.term }),
        onDone: {
          target: 'deciding',
          actions: { type: 'takeFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
      },
    },
    deciding: { always: [{ guard: 'isSure', target: 'found' }, { target: 'unclear' }] },
    unclear: { tags: ['unclear'], entry: 'tellUnclear' },
    failed: { tags: ['failed'], entry: 'tellUnclear', exit: 'clearProblem', on: { 'line.retry': 'asking' } },
    found: { type: 'final', entry: 'tellFound' },
  },
})
