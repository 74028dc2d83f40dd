/*
 * One member of a saved record: a role of a user, a user of a business. It is added and removed at once, by a call of its
 * own, and has at most one call under way.
 *
 * A new member is `adding` first, then `there`. `member.remove` leads to `removing`, then `gone`; a member that the server
 * does not find counts as removed. A call that fails leaves it `notAdded` or `notRemoved`, with the problem in the context:
 * `member.retry` repeats the call, `member.dismiss` gives up. Events during a call are ignored.
 *
 * It reports the outcome of each call to the `members` machine that it belongs to (`parent`).
 * One machine for every kind of member: `Member` is what the `add` and `remove` slots are given.
 */
import { assign, sendTo, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { madeOnce } from '#machines/made-once.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { MemberAttempt, MemberContext, MemberEvent, MemberInput, MemberReport } from './member.types.ts'

/** The machine of one member. */
export const memberMachine = madeOnce(<Member>() => {
  type Context = MemberContext<Member>
  type Report = MemberReport<Member>

  const parentOf = ({ context }: { context: Context }) => context.parent
  const inputOf = ({ context: { member } }: { context: Context }) => ({ member })

  return setup({
    types: typed<{
      context: Context
      events: MemberEvent
      input: MemberInput<Member>
      /** `busy`: a call is under way. `joining`: it is not added yet. */
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
            target: 'notAdded',
            actions: [
              { type: 'showProblem', params: ofError },
              { type: 'tellFailed', params: ({ event }) => ({ attempt: 'add', error: event.error }) },
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
              target: 'notRemoved',
              actions: [
                { type: 'showProblem', params: ofError },
                { type: 'tellFailed', params: ({ event }) => ({ attempt: 'remove', error: event.error }) },
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

      // The parent stops it. A final state would report to the parent once more, which may have ended by then.
      gone: {},
    },
  })
})
