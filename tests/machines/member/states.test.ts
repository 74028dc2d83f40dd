import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { memberFakes } from '#machines/member/member.fakes.ts'
import { memberMachine } from '#machines/member/member.machine.ts'
import type { MemberEvent } from '#machines/member/member.types.ts'
import { answers, fails, hung, testStates } from '#tests/machines/state-table.ts'
import { settled } from '#tests/machines/support.ts'
import { owner, type Role, refused, someMembers, startMember } from './started.ts'

const asked: readonly MemberEvent[] = [{ type: 'member.remove' }, { type: 'member.retry' }, { type: 'member.dismiss' }]

describe('a member as a whole', () => {
  test.each([
    ['add', true],
    ['remove', false],
  ] as const)('goes on to %s whatever is asked of it meanwhile, and calls it off when it is stopped', (slot, isNew) => {
    const { actor, calls, remove } = startMember({ isNew, hanging: [slot] })
    if (!isNew) remove()
    for (const event of asked) actor.send(event)
    expect(calls.map(call => [call.slot, call.signal.aborted])).toEqual([[slot, false]])
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test.each([
    ['add', true],
    ['remove', false],
  ] as const)('fails with the name of the slot %s when nobody filled it', async (slot, isNew) => {
    const input = { member: owner, isNew, parent: someMembers() }
    const actor = createActor(memberMachine<Role>(), { input }).start()
    if (!isNew) actor.send({ type: 'member.remove' })
    await settled()
    expect(actor.getSnapshot().context.problem?.message).toBe(`slot ${slot} of machine member is not filled`)
  })
})

const { actors } = memberFakes<Role>(hung)
const input = { member: owner, isNew: false, parent: someMembers() }
const remove = { type: 'member.remove' } as const

testStates(memberMachine<Role>().provide({ actors }), {
  input,
  events: {
    'member.remove': remove,
    'member.retry': { type: 'member.retry' },
    'member.dismiss': { type: 'member.dismiss' },
  },
  states: {
    there: { way: [], takes: ['member.remove'] },
    adding: { input: { ...input, isNew: true }, way: [], takes: [] },
    notAdded: {
      input: { ...input, isNew: true },
      way: [fails('add', refused)],
      takes: ['member.retry', 'member.dismiss'],
    },
    removing: { way: [remove], takes: [] },
    notRemoved: { way: [remove, fails('remove', refused)], takes: ['member.remove', 'member.retry', 'member.dismiss'] },
    gone: { way: [remove, answers('remove')], takes: [] },
  },
})
