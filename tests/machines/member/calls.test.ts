import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { memberExample } from '#machines/member/member.example.ts'
import { owner } from '#machines/member/member.fakes.ts'
import { settled } from '#tests/machines/support.ts'
import { refused, startMember } from './started.ts'

const { events } = memberExample

describe('new member', () => {
  test('is added at once and reported', async () => {
    const { requests, state, reported } = startMember({ isNew: true })
    expect(state()).toBe('adding')
    await settled()
    expect(state()).toBe('there')
    expect(requests()).toEqual([['add', { member: owner }]])
    expect(reported()).toEqual([{ type: 'member.added', member: owner }])
  })

  test('reports the reason if it is refused', async () => {
    const { state, reason, reported } = startMember({ isNew: true, failures: { add: refused } })
    await settled()
    expect([state(), reason()]).toEqual(['notAdded', 'Refused: forbidden'])
    expect(reported()).toEqual([{ type: 'member.failed', member: owner, attempt: 'add', problem: refused }])
  })

  test('counts as refused if the record no longer exists', async () => {
    const { state } = startMember({ isNew: true, failures: { add: someProblem('notFound') } })
    await settled()
    expect(state()).toBe('notAdded')
  })
})

describe('member', () => {
  test('is removed on request and reported', async () => {
    const { remove, requests, state, reported } = startMember()
    remove()
    expect(state()).toBe('removing')
    await settled()
    expect(state()).toBe('gone')
    expect(requests()).toEqual([['remove', { member: owner }]])
    expect(reported()).toEqual([{ type: 'member.removed', member: owner }])
  })

  test('counts as removed if the server does not find it', async () => {
    const { remove, state, reported } = startMember({ failures: { remove: someProblem('notFound') } })
    remove()
    await settled()
    expect(state()).toBe('gone')
    expect(reported()).toEqual([{ type: 'member.removed', member: owner }])
  })

  test('stays with the reason if its removal is refused', async () => {
    const { remove, state, reason, reported } = startMember({ failures: { remove: refused } })
    remove()
    await settled()
    expect([state(), reason()]).toEqual(['notRemoved', 'Refused: forbidden'])
    expect(reported()).toEqual([{ type: 'member.failed', member: owner, attempt: 'remove', problem: refused }])
  })
})

test.each([
  ['add', true],
  ['remove', false],
] as const)('ignores events during %s and aborts it when stopped', (src, isNew) => {
  const { actor, calls, remove } = startMember({ isNew, hanging: [src] })
  if (!isNew) remove()
  for (const event of Object.values(events)) actor.send(event)
  expect(calls.map(call => [call.src, call.signal.aborted])).toEqual([[src, false]])
  actor.stop()
  expect(calls[0]?.signal.aborted).toBe(true)
})
