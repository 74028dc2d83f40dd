import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { owner } from '#machines/member/member.fakes.ts'
import { settled } from '#tests/machines/support.ts'
import { refused, startMember } from './started.ts'

describe('a new member', () => {
  test('is added at once, and tells it', async () => {
    const { asked, state, told } = startMember({ isNew: true })
    expect(state()).toBe('adding')
    await settled()
    expect(state()).toBe('there')
    expect(asked()).toEqual([['add', { member: owner }]])
    expect(told()).toEqual([{ type: 'member.added', member: owner }])
  })

  test('that is refused says why, and tells it', async () => {
    const { state, reason, told } = startMember({ isNew: true, failures: { add: refused } })
    await settled()
    expect([state(), reason()]).toEqual(['notAdded', 'Refused: forbidden'])
    expect(told()).toEqual([{ type: 'member.failed', member: owner, attempt: 'add', problem: refused }])
  })

  test('that is not found is refused: its record is gone', async () => {
    const { state } = startMember({ isNew: true, failures: { add: someProblem('notFound') } })
    await settled()
    expect(state()).toBe('notAdded')
  })

  test('can be tried again, with the reason until it is done', async () => {
    const { retry, asked, state, reason } = startMember({ isNew: true, failures: { add: [refused] } })
    await settled()
    retry()
    expect([state(), reason()]).toEqual(['adding', 'Refused: forbidden'])
    await settled()
    expect([state(), reason()]).toEqual(['there', undefined])
    expect(asked()).toHaveLength(2)
  })

  test('can be given up once it is refused, and tells it', async () => {
    const { dismiss, state, told } = startMember({ isNew: true, failures: { add: refused } })
    await settled()
    dismiss()
    expect(state()).toBe('gone')
    expect(told().at(-1)).toEqual({ type: 'member.dismissed', member: owner })
  })
})

describe('a member', () => {
  test('is there, and asks for nothing', () => {
    const { state, calls, told } = startMember()
    expect(state()).toBe('there')
    expect([calls, told()]).toEqual([[], []])
  })

  test('is removed when it is asked to, and tells it', async () => {
    const { remove, asked, state, told } = startMember()
    remove()
    expect(state()).toBe('removing')
    await settled()
    expect(state()).toBe('gone')
    expect(asked()).toEqual([['remove', { member: owner }]])
    expect(told()).toEqual([{ type: 'member.removed', member: owner }])
  })

  test('that is not found is removed already', async () => {
    const { remove, state, told } = startMember({ failures: { remove: someProblem('notFound') } })
    remove()
    await settled()
    expect(state()).toBe('gone')
    expect(told()).toEqual([{ type: 'member.removed', member: owner }])
  })

  test('that may not be removed is kept with the reason, and tells it', async () => {
    const { remove, state, reason, told } = startMember({ failures: { remove: refused } })
    remove()
    await settled()
    expect([state(), reason()]).toEqual(['notRemoved', 'Refused: forbidden'])
    expect(told()).toEqual([{ type: 'member.failed', member: owner, attempt: 'remove', problem: refused }])
  })

  test.each(['retry', 'remove'] as const)(
    'that was kept can be removed by %s, with the reason on show',
    async again => {
      const { remove, state, reason, [again]: tryAgain } = startMember({ failures: { remove: [refused] } })
      remove()
      await settled()
      tryAgain()
      expect([state(), reason()]).toEqual(['removing', 'Refused: forbidden'])
      await settled()
      expect(state()).toBe('gone')
    },
  )

  test('that was kept can be left as it is, and the reason is forgotten', async () => {
    const { remove, dismiss, state, reason, told } = startMember({ failures: { remove: refused } })
    remove()
    await settled()
    dismiss()
    expect([state(), reason()]).toEqual(['there', undefined])
    expect(told()).toHaveLength(1)
  })
})
