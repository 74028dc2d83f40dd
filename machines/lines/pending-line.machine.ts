/*
 * A line that was added with a typed term instead of a material: it finds out which material the term means.
 *
 * It asks the catalogue at once (`asking`). If one material is named exactly as the term, or only one matches it, it reports
 * `pendingLine.found` to the `lines` machine that it belongs to (`parent`) and ends: the parent puts a line of that material
 * in its place. With none or several it is `unclear`, and after an error `failed`: it reports `pendingLine.unclear` with a
 * reason, and the line waits for `line.choose` in the parent. A nearly right material is never taken, only suggested
 * (`suggestionOf`), and neither is one for a pasted row (`reason`). `line.retry` asks again after an error.
 */
import { assign, sendTo, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { isMatch, meantBy } from '#machines/paste/match.ts'
import { actorSlot } from '#machines/slot.ts'
import { present, typed } from '#machines/typed.ts'
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
        material: present(meant[0]),
      }),
    ),
    tellUnclear: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'pendingLine.unclear', key: context.key, reason: reasonOf(context) }),
    ),
  },
  guards: {
    isSure: ({ context: { term, reason, meant } }) =>
      reason === undefined && meant.length === 1 && meant.every(material => isMatch(term, material)),
  },
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
