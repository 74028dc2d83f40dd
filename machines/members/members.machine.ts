/*
 * The members of a saved record: the roles of a user, the users of a business. Each is added and removed at once, by a
 * call of its own; any number of calls may be under way, and one member has at most one.
 *
 * Whom the server did not take stays on show with the reason, to try again or to dismiss; whom it did not let go is there
 * as before, with the reason. Whoever is not found when they are to be removed is gone already.
 * One machine for every such list: `Member` is what the `add` and `remove` slots are given.
 */
import { assign, enqueueActions, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type {
  MemberAttempt,
  MemberEntry,
  MembersContext,
  MembersEmitted,
  MembersEvent,
  MembersInput,
} from './members.types.ts'

/** The machine of one list of members. */
export function membersMachine<Member extends { id: string; name: string }>() {
  type Context = MembersContext<Member>
  type Entry = MemberEntry<Member>

  const entryOf = ({ entries }: Context, id: string) => entries.find(({ member }) => member.id === id)
  const changed = ({ entries }: Context, entry: Entry, change: Partial<Entry>) => ({
    entries: entries.map(other => (other === entry ? { ...entry, ...change } : other)),
  })
  /** The call that ended, and whom it was about; the entry is still there, because nothing else ends a call. */
  const callOf = (context: Context, actorId: string) => {
    const [attempt, id] = actorId.split(/\.(.*)/s) as [MemberAttempt, string]
    return { attempt, entry: entryOf(context, id) as Entry }
  }
  /** What there is to try: whoever is there can only be removed, and nobody else can be. */
  const attemptFor = ({ status }: Entry): MemberAttempt => (status === 'there' ? 'remove' : 'add')

  return setup({
    types: typed<{
      context: Context
      events: MembersEvent<Member>
      emitted: MembersEmitted<Member>
      input: MembersInput<Member>
    }>(),
    actors: {
      add: actorSlot<unknown, { member: Member }>('members', 'add'),
      remove: actorSlot<unknown, { member: Member }>('members', 'remove'),
    },
    actions: {
      insert: assign(({ context: { entries } }, { member, position }: { member: Member; position?: number }) => ({
        entries: entries.toSpliced(position ?? entries.length, 0, { member, status: 'adding', problem: null }),
      })),
      call: enqueueActions(({ context, enqueue }, id: string) => {
        const entry = entryOf(context, id)
        if (!entry) return
        const attempt = attemptFor(entry)
        enqueue.assign(changed(context, entry, { status: attempt === 'add' ? 'adding' : 'removing' }))
        enqueue.spawnChild(attempt, { id: `${attempt}.${id}`, input: { member: entry.member } })
      }),
      drop: assign(({ context: { entries } }, id: string) => ({
        entries: entries.filter(({ member }) => member.id !== id),
      })),
      forgetProblem: assign(({ context }, id: string) => {
        const entry = entryOf(context, id)
        return entry ? changed(context, entry, { problem: null }) : {}
      }),
      takeAnswer: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
        const { attempt, entry } = callOf(context, actorId)
        const { member } = entry
        enqueue.stopChild(actorId)
        if (attempt === 'add') {
          enqueue.assign(changed(context, entry, { status: 'there', problem: null }))
          enqueue.emit({ type: 'member.added', member })
          return
        }
        enqueue.assign({ entries: context.entries.filter(other => other !== entry) })
        enqueue.emit({ type: 'member.removed', member, position: context.entries.indexOf(entry) })
      }),
      takeFailure: enqueueActions(({ context, enqueue }, { actorId, error }: { actorId: string; error: unknown }) => {
        const { attempt, entry } = callOf(context, actorId)
        const problem = toProblem(error)
        enqueue.stopChild(actorId)
        enqueue.assign(changed(context, entry, { status: attempt === 'add' ? 'failed' : 'there', problem }))
        enqueue.emit({ type: 'member.failed', member: entry.member, attempt, problem })
      }),
    },
    guards: {
      isNew: ({ context }, id: string) => !entryOf(context, id),
      isThere: ({ context }, id: string) => entryOf(context, id)?.status === 'there',
      isFailed: ({ context }, id: string) => entryOf(context, id)?.status === 'failed',
      hasProblem: ({ context }, id: string) => {
        const entry = entryOf(context, id)
        return entry?.problem != null && (entry.status === 'failed' || entry.status === 'there')
      },
      isGone: (_, { actorId, error }: { actorId: string; error: unknown }) =>
        actorId.startsWith('remove.') && toProblem(error).kind === 'notFound',
    },
  }).createMachine({
    id: 'members',
    context: ({ input }) => ({
      entries: input.members.map(member => ({ member, status: 'there', problem: null })),
    }),
    initial: 'open',
    states: {
      open: {
        on: {
          'member.add': {
            guard: { type: 'isNew', params: ({ event }) => event.member.id },
            actions: [
              { type: 'insert', params: ({ event }) => event },
              { type: 'call', params: ({ event }) => event.member.id },
            ],
          },
          'member.remove': {
            guard: { type: 'isThere', params: ({ event }) => event.id },
            actions: { type: 'call', params: ({ event }) => event.id },
          },
          'member.retry': {
            guard: { type: 'hasProblem', params: ({ event }) => event.id },
            actions: { type: 'call', params: ({ event }) => event.id },
          },
          'member.dismiss': [
            {
              guard: { type: 'isFailed', params: ({ event }) => event.id },
              actions: { type: 'drop', params: ({ event }) => event.id },
            },
            {
              guard: { type: 'hasProblem', params: ({ event }) => event.id },
              actions: { type: 'forgetProblem', params: ({ event }) => event.id },
            },
          ],
          'xstate.done.actor.*': { actions: { type: 'takeAnswer', params: ({ event }) => event } },
          'xstate.error.actor.*': [
            {
              guard: { type: 'isGone', params: ({ event }) => event },
              actions: { type: 'takeAnswer', params: ({ event }) => event },
            },
            { actions: { type: 'takeFailure', params: ({ event }) => event } },
          ],
        },
      },
    },
  })
}
