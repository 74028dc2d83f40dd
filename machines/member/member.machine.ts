/*
 * One member of a saved record: a role of a user, a user of a business. It is added and removed at once, by a call of its
 * own, and has at most one under way.
 *
 * One that the server did not take stays on show with the reason, to try again or to dismiss; one that it did not let go
 * is kept, with the reason. What is not found when it is to be removed is gone already.
 * It tells the list that it is in (`parent`) how each call went. Nothing that is asked of it calls one off.
 * `Member` is what the `add` and `remove` slots are given.
 */
import { assign, sendTo, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { MemberAttempt, MemberContext, MemberEvent, MemberInput, MemberReport } from './member.types.ts'

/** The machine of one member. */
export function memberMachine<Member>() {
  type Context = MemberContext<Member>
  type Report = MemberReport<Member>

  const parentOf = ({ context }: { context: Context }) => context.parent
  const inputOf = ({ context: { member } }: { context: Context }) => ({ member })

  return setup({
    types: typed<{
      context: Context
      events: MemberEvent
      input: MemberInput<Member>
      /** `busy`: a call is under way. `joining`: it is no member yet. */
      tags: 'busy' | 'joining'
    }>(),
    actors: {
      add: actorSlot<unknown, { member: Member }>('member', 'add'),
      remove: actorSlot<unknown, { member: Member }>('member', 'remove'),
    },
    actions: {
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      tellDone: sendTo(
        parentOf,
        ({ context: { member } }, { type }: { type: Exclude<Report['type'], 'member.failed'> }): Report => ({
          type,
          member,
        }),
      ),
      tellFailed: sendTo(
        parentOf,
        ({ context: { member } }, { attempt, error }: { attempt: MemberAttempt; error: unknown }): Report => ({
          type: 'member.failed',
          member,
          attempt,
          problem: toProblem(error),
        }),
      ),
    },
    guards: {
      isNew: ({ context }) => context.isNew,
      isNotFound: (_, error: unknown) => toProblem(error).kind === 'notFound',
    },
  }).createMachine({
    id: 'member',
    context: ({ input }) => ({ ...input, problem: null }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isNew', target: 'adding' }, { target: 'there' }] },

      there: { entry: 'clearProblem', on: { 'member.remove': 'removing' } },

      adding: {
        tags: ['busy', 'joining'],
        invoke: {
          src: 'add',
          input: inputOf,
          onDone: { target: 'there', actions: { type: 'tellDone', params: { type: 'member.added' } } },
          onError: {
            target: 'failed',
            actions: [
              { type: 'showProblem', params: ofError },
              { type: 'tellFailed', params: ({ event }) => ({ attempt: 'add', error: event.error }) },
            ],
          },
        },
      },

      /** It is not added. */
      failed: {
        tags: ['joining'],
        on: {
          'member.retry': 'adding',
          'member.dismiss': {
            target: 'gone',
            actions: { type: 'tellDone', params: { type: 'member.dismissed' } },
          },
        },
      },

      removing: {
        tags: ['busy'],
        invoke: {
          src: 'remove',
          input: inputOf,
          onDone: { target: 'gone', actions: { type: 'tellDone', params: { type: 'member.removed' } } },
          onError: [
            {
              guard: { type: 'isNotFound', params: ofError },
              target: 'gone',
              actions: { type: 'tellDone', params: { type: 'member.removed' } },
            },
            {
              target: 'kept',
              actions: [
                { type: 'showProblem', params: ofError },
                { type: 'tellFailed', params: ({ event }) => ({ attempt: 'remove', error: event.error }) },
              ],
            },
          ],
        },
      },

      /** It is not removed. */
      kept: {
        on: {
          'member.remove': 'removing',
          'member.retry': 'removing',
          'member.dismiss': 'there',
        },
      },

      // Its list stops it. As a final state it would tell its end once more, to a list that may have ended with it.
      gone: {},
    },
  })
}
