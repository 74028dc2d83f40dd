/*
 * Adds or removes one member of a saved record, such as a role of a user.
 *
 * - Owner: the `members` machine (`parent`). `Member` is the input type of the actors `add` and `remove`.
 * - A new member starts in `adding`, then goes to `there`. `member.remove` leads to `removing`, then `gone`.
 * - If the server cannot find the member to remove, the member counts as removed.
 * - A failed call leads to `notAdded` or `notRemoved`. `member.retry` repeats the call, `member.dismiss` clears the
 *   problem.
 * - At most one call is pending. Events during a call are ignored.
 * - Output: reports the outcome of each call to the parent.
 */
import { assign, sendTo, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { typed } from '#machines/typed.ts'
import type { MemberAttempt, MemberContext, MemberEvent, MemberInput, MemberReport } from './member.types.ts'

export const memberMachine = lazyMachine(<Member>() => {
  type Context = MemberContext<Member>
  type Report = MemberReport<Member>

  const parentOf = ({ context }: { context: Context }) => context.parent
  const inputOf = ({ context: { member } }: { context: Context }) => ({ member })

  return setup({
    types: typed<{
      context: Context
      events: MemberEvent
      input: MemberInput<Member>
      /** `busy`: a call is pending. `joining`: the member is not yet added. */
      tags: 'busy' | 'joining'
    }>(),
    actors: {
      add: hostActor<unknown, { member: Member }>('member', 'add'),
      remove: hostActor<unknown, { member: Member }>('member', 'remove'),
    },
    actions: {
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      reportDone: sendTo(
        parentOf,
        ({ context: { member } }, { type }: { type: Exclude<Report['type'], 'member.failed'> }): Report => ({
          type,
          member,
        }),
      ),
      reportFailed: sendTo(
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
          onDone: { target: 'there', actions: { type: 'reportDone', params: { type: 'member.added' } } },
          onError: {
            target: 'notAdded',
            actions: [
              { type: 'showProblem', params: ofError },
              { type: 'reportFailed', params: ({ event }) => ({ attempt: 'add', error: event.error }) },
            ],
          },
        },
      },

      notAdded: {
        tags: ['joining'],
        on: {
          'member.retry': 'adding',
          'member.dismiss': {
            target: 'gone',
            actions: { type: 'reportDone', params: { type: 'member.dismissed' } },
          },
        },
      },

      removing: {
        tags: ['busy'],
        invoke: {
          src: 'remove',
          input: inputOf,
          onDone: { target: 'gone', actions: { type: 'reportDone', params: { type: 'member.removed' } } },
          onError: [
            {
              guard: { type: 'isNotFound', params: ofError },
              target: 'gone',
              actions: { type: 'reportDone', params: { type: 'member.removed' } },
            },
            {
              target: 'notRemoved',
              actions: [
                { type: 'showProblem', params: ofError },
                { type: 'reportFailed', params: ({ event }) => ({ attempt: 'remove', error: event.error }) },
              ],
            },
          ],
        },
      },

      notRemoved: {
        on: {
          'member.remove': 'removing',
          'member.retry': 'removing',
          'member.dismiss': 'there',
        },
      },

      // Not a final state: a final state would send a second event to the parent, which might have ended. The parent
      // stops this actor.
      gone: {},
    },
  })
})
