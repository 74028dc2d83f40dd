import { describe, expect, test, vi } from 'vitest'
import { buyer, owner, staff } from '#machines/member/member.fakes.ts'
import { isClosed } from '#machines/members/members.selectors.ts'
import { refused } from '#tests/machines/member/started.ts'
import { settled } from '#tests/machines/support.ts'
import { start } from './started.ts'

describe('a list of members whose screen goes away', () => {
  test('ends at once when nothing is under way', () => {
    const { actor, close } = start()
    close()
    expect([actor.getSnapshot().status, isClosed(actor.getSnapshot())]).toEqual(['done', true])
  })

  test('takes nothing more, and hears out what is under way', async () => {
    const { actor, add, remove, close, taken, calls, told } = start({ failures: { add: refused } })
    remove(owner)
    add(buyer)
    close()
    expect([owner, staff, buyer].flatMap(taken)).toEqual([])
    expect([actor.getSnapshot().status, isClosed(actor.getSnapshot())]).toEqual(['active', true])
    await settled()
    expect(actor.getSnapshot().status).toBe('done')
    expect(calls.map(({ slot }) => slot)).toEqual(['remove', 'add'])
    expect(told).toEqual([
      { type: 'member.removed', member: owner, position: 0 },
      { type: 'member.failed', member: buyer, attempt: 'add', problem: refused },
    ])
  })

  test('is closed by the time it tells how the last call went', async () => {
    const { actor, remove, close } = start()
    const heard: boolean[] = []
    actor.on('member.removed', () => heard.push(isClosed(actor.getSnapshot())))
    remove(owner)
    close()
    await settled()
    expect(heard).toEqual([true])
  })

  test('sends nothing to what has ended, with the last answer neither', async () => {
    const warn = vi.spyOn(console, 'warn')
    const { remove, close } = start()
    remove(owner)
    close()
    await settled()
    expect(warn).not.toHaveBeenCalled()
  })

  test('does not call off what is under way', () => {
    const { add, close, calls } = start({ hanging: ['add'] })
    add(buyer)
    close()
    expect(calls[0]?.signal.aborted).toBe(false)
  })
})
