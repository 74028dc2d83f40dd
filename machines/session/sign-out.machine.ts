/*
 * Signs the user out.
 *
 * - Owner: the `session` machine. Input: the signed-in user; null if unknown.
 * - A 401 counts as success, because it means that the session has already ended.
 * - Without a response, the sign-out might have succeeded, so a check follows (`unanswered`).
 * - Output: `ended`, or `rejected` with a problem and the signed-in user.
 */
import { assign, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { User } from '#schemas/user.ts'
import type { CallFacts, CallOutcome } from './session.types.ts'

const isUnauthorized = { type: 'isUnauthorized', params: ofError } as const
const noteProblem = { type: 'noteProblem', params: ofError } as const

export const signOutMachine = setup({
  types: typed<{ context: CallFacts; input: Pick<CallFacts, 'user'>; output: CallOutcome }>(),
  actors: { signOut: hostActor<void>('signOut', 'signOut'), check: hostActor<User>('signOut', 'check') },
  actions: {
    noteProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    noteStillSignedIn: assign(({ context: { problem } }, user: User) => ({
      user,
      problem: problem?.with({ mayBeDone: false }) ?? null,
    })),
  },
  guards: {
    isUnauthorized: (_, error: unknown) => toProblem(error).kind === 'unauthorized',
    mayBeDone: (_, error: unknown) => toProblem(error).mayBeDone,
  },
}).createMachine({
  id: 'signOut',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'requesting',
  states: {
    requesting: {
      invoke: {
        src: 'signOut',
        onDone: 'ended',
        onError: [
          { guard: isUnauthorized, target: 'ended' },
          { guard: { type: 'mayBeDone', params: ofError }, target: 'unanswered', actions: noteProblem },
          { target: 'rejected', actions: noteProblem },
        ],
      },
    },
    unanswered: {
      invoke: {
        src: 'check',
        onDone: { target: 'rejected', actions: { type: 'noteStillSignedIn', params: ({ event }) => event.output } },
        onError: [{ guard: isUnauthorized, target: 'ended' }, { target: 'rejected' }],
      },
    },
    ended: { type: 'final', output: 'ended' },
    rejected: { type: 'final', output: 'rejected' },
  },
  output: ({ context, event }) => ({ ...context, type: event.output as CallOutcome['type'] }),
})
