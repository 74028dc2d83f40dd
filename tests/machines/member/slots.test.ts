import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { memberExample } from '#machines/member/member.example.ts'
import type { SomeRole } from '#machines/member/member.fakes.ts'
import { memberMachine } from '#machines/member/member.machine.ts'
import { settled } from '#tests/machines/support.ts'
import { startMember } from './started.ts'

const { events, inputs } = memberExample

describe('a member as a whole', () => {
  test.each([
    ['add', true],
    ['remove', false],
  ] as const)('goes on to %s whatever is asked of it meanwhile, and calls it off when it is stopped', (slot, isNew) => {
    const { actor, calls, remove } = startMember({ isNew, hanging: [slot] })
    if (!isNew) remove()
    for (const event of Object.values(events)) actor.send(event)
    expect(calls.map(call => [call.slot, call.signal.aborted])).toEqual([[slot, false]])
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test.each([
    ['add', true],
    ['remove', false],
  ] as const)('fails with the name of the slot %s when nobody filled it', async (slot, isNew) => {
    const input = inputs[isNew ? 'a new role' : 'a role of the user']
    const actor = createActor(memberMachine<SomeRole>(), { input }).start()
    if (!isNew) actor.send({ type: 'member.remove' })
    await settled()
    expect(actor.getSnapshot().context.problem?.message).toBe(`slot ${slot} of machine member is not filled`)
  })
})
