import fc from 'fast-check'
import { createActor } from 'xstate'
import { memberFakes, type SomeRole } from '#machines/member/member.fakes.ts'
import { memberMachine } from '#machines/member/member.machine.ts'
import { membersFakes } from '#machines/members/members.fakes.ts'
import { membersMachine } from '#machines/members/members.machine.ts'
import { someMembers } from '#tests/machines/member/started.ts'
import { entry } from './entry.ts'

const noSums = { 'totals agree': 'it has no sums' }

const role = (id: string): SomeRole => ({ id, name: `Role ${id}` })
/** Ids of which one is a prefix of another, and one has a dot, as the names of actors have. */
const ids = ['a', 'ab', 'a.b', '__proto__', '']
const id = fc.constantFrom(...ids)
/** The id of the member that a call is about. */
const memberOf = (call: { input: unknown }) => (call.input as { member: SomeRole }).member.id

export const members = entry({
  file: 'members/members.machine.ts',
  own: 'every member on screen is a member on the server, each once',
  without: noSums,
  starts: fc.uniqueArray(id),
  events: fc.oneof(
    fc.record({
      type: fc.constant('member.add'),
      member: id.map(role),
    }),
    fc.record({
      type: fc.constant('member.restore'),
      member: id.map(role),
      position: fc.integer({ min: -2, max: 9 }),
    }),
    fc.record({ type: fc.constantFrom('member.remove', 'member.retry', 'member.dismiss'), id }),
  ),
  start({ gate, clock, inspect, answered, failed }, first) {
    const { actors } = membersFakes<SomeRole>({ gate })
    const actor = createActor(membersMachine<SomeRole>().provide({ actors }), {
      input: { members: first.map(role) },
      clock,
      inspect,
    }).start()
    const shown = () => actor.getSnapshot().context.members.map(ref => ref.getSnapshot())
    return {
      actor,
      writes: call => `member “${memberOf(call)}”`,
      isBusy: () => shown().some(snapshot => snapshot.hasTag('busy')),
      always() {
        const there = shown().map(({ context }) => context.member.id)
        return new Set(there).size === there.length ? {} : { 'its own': `a member is there twice: ${there.join(', ')}` }
      },
      finally() {
        const gone = failed.filter(({ slot, problem }) => slot === 'remove' && problem.kind === 'notFound')
        const writes = [...answered, ...gone]
        const count = (member: string, slot: string) =>
          writes.filter(call => call.slot === slot && memberOf(call) === member).length
        const wrong = ids.find(each => {
          const there = Number(first.includes(each)) + count(each, 'add') - count(each, 'remove')
          const isShown = shown().some(
            snapshot => snapshot.context.member.id === each && !snapshot.hasTag('busy') && !snapshot.hasTag('joining'),
          )
          return there !== Number(isShown)
        })
        return wrong === undefined ? {} : { 'its own': `“${wrong}” is shown as what the server does not have` }
      },
      ways: [{ type: 'member.add', member: role('new') }, ...ids.map(each => ({ type: 'member.remove', id: each }))],
    }
  },
})

export const member = entry({
  file: 'member/member.machine.ts',
  own: 'at the end it is on screen if it is a member on the server',
  without: noSums,
  starts: fc.boolean(),
  events: fc.constantFrom({ type: 'member.remove' }, { type: 'member.retry' }, { type: 'member.dismiss' }),
  start({ gate, clock, inspect, answered, failed }, isNew) {
    const { actors } = memberFakes<SomeRole>({ gate })
    const input = { member: role('a'), isNew, parent: someMembers() }
    const actor = createActor(memberMachine<SomeRole>().provide({ actors }), { input, clock, inspect }).start()
    const isIn = (state: 'gone' | 'notAdded') => actor.getSnapshot().matches(state)
    return {
      actor,
      writes: () => 'the member',
      isBusy: () => actor.getSnapshot().hasTag('busy'),
      finally() {
        const calls = [...answered, ...failed.filter(({ problem }) => problem.kind === 'notFound')]
        const isRemoved = calls.some(({ slot }) => slot === 'remove')
        const isAdded = !isNew || answered.some(({ slot }) => slot === 'add')
        const isShown = !isIn('gone') && !isIn('notAdded')
        return isShown === (isAdded && !isRemoved)
          ? {}
          : { 'its own': `it is shown ${isShown ? 'and not' : 'not, and'} there` }
      },
      // Its list stops it then.
      isEnd: () => isIn('gone'),
      ways: [{ type: 'member.remove' }, { type: 'member.retry' }],
    }
  },
})
