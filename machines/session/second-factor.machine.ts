/*
 * Verifies one code of the second factor.
 *
 * - Owner: the `session` machine. Input: the code, and the user who is signed in but not verified.
 * - `verifying` sends the code. Only the server's flags show the result, so a check follows.
 * - Without a response, the server might have accepted the code (`unanswered`). If the check also fails, the code
 *   counts as rejected.
 * - Output: `confirmed` with the user of the check, or `refused`, `locked` or `rejected` with the problem of the code.
 *   `ended`: the session has ended. `unchecked`: only the check failed.
 */
import { assign, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { User } from '#schemas/user.ts'
import { notNoted } from './session.problems.ts'
import type { CallFacts, CallOutcome } from './session.types.ts'
import { stepOf } from './session-owner.ts'

const isUnauthorized = { type: 'isUnauthorized', params: ofError } as const
const noteProblem = { type: 'noteProblem', params: ofError } as const
const ofAnswer = ({ event }: { event: { output: User } }) => event.output
const takeUser = { type: 'takeUser', params: ofAnswer } as const

export const secondFactorMachine = setup({
  types: typed<{
    context: CallFacts<User> & { code: string }
    input: { user: User; code: string }
    output: CallOutcome<User>
  }>(),
  actors: {
    verify: hostActor<void, { code: string }>('secondFactor', 'verify'),
    check: hostActor<User>('secondFactor', 'check'),
  },
  actions: {
    noteProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    noteNotNoted: assign(() => ({ problem: notNoted() })),
    takeUser: assign((_, user: User) => ({ user })),
  },
  guards: {
    isUnauthorized: (_, error: unknown) => toProblem(error).kind === 'unauthorized',
    isTooMany: (_, error: unknown) => toProblem(error).kind === 'tooMany',
    mayBeDone: (_, error: unknown) => toProblem(error).mayBeDone,
    isNoFurther: ({ context }, user: User) => stepOf(context.user) === stepOf(user) && context.user.id === user.id,
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'verifying',
  states: {
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ context: { code } }) => ({ code }),
        onDone: 'confirming',
        onError: [
          { guard: isUnauthorized, target: 'refused', actions: noteProblem },
          { guard: { type: 'isTooMany', params: ofError }, target: 'locked', actions: noteProblem },
          { guard: { type: 'mayBeDone', params: ofError }, target: 'unanswered', actions: noteProblem },
          { target: 'rejected', actions: noteProblem },
        ],
      },
    },
    // The server might have accepted the code. If not, the check returns an unverified user, and the problem is shown.
    unanswered: {
      invoke: {
        src: 'check',
        onDone: { target: 'confirmed', actions: takeUser },
        onError: [{ guard: isUnauthorized, target: 'ended' }, { target: 'rejected' }],
      },
    },
    // The server accepted the code, so the check must return changed flags.
    confirming: {
      invoke: {
        src: 'check',
        onDone: [
          { guard: { type: 'isNoFurther', params: ofAnswer }, target: 'confirmed', actions: 'noteNotNoted' },
          { target: 'confirmed', actions: takeUser },
        ],
        onError: [
          { guard: isUnauthorized, target: 'ended' },
          { target: 'unchecked', actions: noteProblem },
        ],
      },
    },
    confirmed: { type: 'final', output: 'confirmed' },
    // A 401 means a wrong code or an ended session. Only another check can distinguish them.
    refused: { type: 'final', output: 'refused' },
    locked: { type: 'final', output: 'locked' },
    rejected: { type: 'final', output: 'rejected' },
    ended: { type: 'final', output: 'ended' },
    unchecked: { type: 'final', output: 'unchecked' },
  },
  output: ({ context: { user, problem }, event }) => ({ user, problem, type: event.output as CallOutcome['type'] }),
})
