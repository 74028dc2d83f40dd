/*
 * Owns the members of a saved record, such as a user's roles.
 *
 * - Owner: the screen of the record. `Member` is the input type of the `member` actors.
 * - Each member has a child actor (`member`), which adds and removes the member. Calls of different members run in
 *   parallel.
 * - The machine keeps the order of the members and forwards events by member id.
 * - Outputs: emits the members' reports. Removed members leave the list.
 * - `member.restore` adds a removed member again at its earlier index.
 * - After `members.close`, the machine waits for pending calls (`closing`) and ends.
 */
import { assign, emit, enqueueActions, setup } from 'xstate'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { memberMachine } from '#machines/member/member.machine.ts'
import { memberOf } from '#machines/member/member.selectors.ts'
import type { MemberEvent, MemberReport } from '#machines/member/member.types.ts'
import { typed } from '#machines/typed.ts'
import type { MembersContext, MembersEmitted, MembersEvent, MembersInput } from './members.types.ts'

export const membersMachine = lazyMachine(<Member extends { id: string }>() => {
  type Context = MembersContext<Member>
  type MemberRequest = MemberEvent & { id: string }

  const placeOf = ({ members }: Context, id: string) => members.findIndex(ref => memberOf(ref).id === id)
  const refOf = (context: Context, id: string) => context.members[placeOf(context, id)]

  /** Forwards an event to the member with its id, if that member's current state accepts the event. */
  const passedOn = {
    guard: { type: 'accepts', params: ({ event }: { event: MemberRequest }) => event },
    actions: { type: 'passOn', params: ({ event }: { event: MemberRequest }) => event },
  } as const

  return setup({
    types: typed<{
      context: Context
      events: MembersEvent<Member>
      emitted: MembersEmitted<Member>
      input: MembersInput<Member>
      /** `closing`: the screen closed while a call was pending. */
      tags: 'closing'
    }>(),
    actors: { member: memberMachine<Member>() },
    actions: {
      insert: assign(
        (
          { context: { members }, spawn, self },
          { member, position = members.length }: { member: Member; position?: number },
        ) => {
          const ref = spawn('member', { input: { member, isNew: true, parent: self } })
          return { members: members.toSpliced(position, 0, ref) }
        },
      ),
      passOn: enqueueActions(({ context, enqueue }, request: MemberRequest) => {
        const ref = refOf(context, request.id)
        if (ref) enqueue.sendTo(ref, request)
      }),
      drop: enqueueActions(({ context, enqueue }, { member }: { member: Member }) => {
        const ref = refOf(context, member.id)
        if (!ref) return
        enqueue.assign({ members: context.members.filter(other => other !== ref) })
        enqueue.stopChild(ref)
      }),
      emitReport: emit(
        (_, report: Extract<MemberReport<Member>, { type: 'member.added' | 'member.failed' }>) => report,
      ),
      emitRemoved: emit(({ context }, { member }: { member: Member }) => ({
        type: 'member.removed',
        member,
        position: placeOf(context, member.id),
      })),
      emitRestored: emit((_, { member }: { member: Member }) => ({ type: 'member.restored', member })),
    },
    guards: {
      isNew: ({ context }, { member }: { member: Member }) => !refOf(context, member.id),
      accepts: ({ context }, request: MemberRequest) => refOf(context, request.id)?.getSnapshot().can(request) ?? false,
      isSettled: ({ context }) => context.members.every(ref => !ref.getSnapshot().hasTag('busy')),
    },
  }).createMachine({
    id: 'members',
    context: ({ input, spawn, self }) => ({
      members: input.members.map(member => spawn('member', { input: { member, isNew: false, parent: self } })),
    }),
    initial: 'open',
    on: {
      'member.added': { actions: { type: 'emitReport', params: ({ event }) => event } },
      'member.failed': { actions: { type: 'emitReport', params: ({ event }) => event } },
      'member.removed': {
        actions: [
          { type: 'emitRemoved', params: ({ event }) => event },
          { type: 'drop', params: ({ event }) => event },
        ],
      },
      'member.dismissed': { actions: { type: 'drop', params: ({ event }) => event } },
    },
    states: {
      open: {
        on: {
          'member.add': {
            guard: { type: 'isNew', params: ({ event }) => event },
            actions: { type: 'insert', params: ({ event }) => event },
          },
          'member.restore': {
            guard: { type: 'isNew', params: ({ event }) => event },
            actions: [
              { type: 'insert', params: ({ event }) => event },
              { type: 'emitRestored', params: ({ event }) => event },
            ],
          },
          'member.remove': passedOn,
          'member.retry': passedOn,
          'member.dismiss': passedOn,
          'members.close': 'closing',
        },
      },
      closing: { tags: ['closing'], always: { guard: 'isSettled', target: 'closed' } },
      closed: { type: 'final' },
    },
  })
})
