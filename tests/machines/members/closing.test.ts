import { describe, expect, test } from 'vitest'
import { buyer, owner, staff } from '#machines/member/member.fakes.ts'
import { isClosed } from '#machines/members/members.selectors.ts'
import { settled } from '#tests/machines/support.ts'
import { refused, start } from './started.ts'

describe('members after the screen closes', () => {
  test('end at once without pending calls', () => {
    const { actor, close } = start()
    close()
    expect([actor.getSnapshot().status, isClosed(actor.getSnapshot())]).toEqual(['done', true])
  })

  test('ignore events and finish the pending calls', async () => {
    const { actor, add, remove, close, accepted, calls, emitted } = start({ failures: { add: refused } })
    remove(owner)
    add(buyer)
    close()
    expect([owner, staff, buyer].flatMap(accepted)).toEqual([])
    expect([actor.getSnapshot().status, isClosed(actor.getSnapshot())]).toEqual(['active', true])
    await settled()
    expect(actor.getSnapshot().status).toBe('done')
    expect(calls.map(({ src }) => src)).toEqual(['remove', 'add'])
    expect(emitted).toEqual([
      { type: 'member.removed', member: owner, position: 0 },
      { type: 'member.failed', member: buyer, attempt: 'add', problem: refused },
    ])
  })

  test('are closed before the last outcome is emitted', async () => {
    const { actor, remove, close } = start()
    const received: boolean[] = []
    actor.on('member.removed', () => received.push(isClosed(actor.getSnapshot())))
    remove(owner)
    close()
    await settled()
    expect(received).toEqual([true])
  })
})
