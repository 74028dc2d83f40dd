/*
 * Finds the material for a line that was added with a typed term.
 *
 * - Owner: the `lines` machine (`parent`). Input: key and term of the line.
 * - `searching` searches the catalogue immediately.
 * - If only one material matches, or only one has exactly this name or GW code, the machine reports
 *   `pendingLine.found` and ends. The parent replaces the line.
 * - After zero or several matches (`unclear`), or an error (`failed`), the machine reports `pendingLine.unclear`
 *   with a reason. The parent then waits for `line.choose`.
 * - A similar name is only suggested (`suggestionOf`), never chosen automatically. For a pasted row with a `reason`,
 *   the machine never chooses a match automatically.
 * - `line.retry` repeats the search after an error.
 */
import { assign, sendTo, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { isMatch, meantBy } from '#machines/paste/match.ts'
import { present, typed } from '#machines/typed.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import { reasonOf } from './pending-line.reason.ts'
import type { PendingLineContext, PendingLineInput } from './pending-line.types.ts'

export const pendingLineMachine = setup({
  types: typed<{
    context: PendingLineContext
    events: { type: 'line.retry' }
    input: PendingLineInput
    tags: 'searching' | 'unclear' | 'failed'
  }>(),
  actors: { find: hostActor<readonly CatalogueMaterial[], { term: string }>('pendingLine', 'find') },
  actions: {
    takeFound: assign(({ context }, { found }: { found: readonly CatalogueMaterial[] }) => ({
      meant: meantBy(context.term, found),
    })),
    showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    reportFound: sendTo(
      ({ context }) => context.parent,
      ({ context: { key, meant } }) => ({
        type: 'pendingLine.found',
        key,
        material: present(meant[0]),
      }),
    ),
    reportUnclear: sendTo(
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
  initial: 'searching',
  states: {
    searching: {
      tags: ['searching'],
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
    unclear: { tags: ['unclear'], entry: 'reportUnclear' },
    failed: { tags: ['failed'], entry: 'reportUnclear', exit: 'clearProblem', on: { 'line.retry': 'searching' } },
    found: { type: 'final', entry: 'reportFound' },
  },
})
