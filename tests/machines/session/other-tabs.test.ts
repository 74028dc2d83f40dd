import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged, stranger, unenrolled } from '#machines/session/session.fakes.ts'
import { isLocked, isSuspended, takeoverOf } from '#machines/session/session.selectors.ts'
import { sessionOwnerOf } from '#machines/session/session-owner.ts'
import { settled } from '../support.ts'
import { code, signIn, started, unauthorized, verified } from './started.ts'

const ownerOfThandi = sessionOwnerOf(verified)
const ownerOfStranger = sessionOwnerOf(stranger)

describe('messages to other tabs', () => {
  test.each([verified, challenged, unenrolled])('have the user id and step only', async user => {
    const { sent } = await started({ user })
    expect(sent).toEqual([{ type: 'owner.share', sessionOwner: sessionOwnerOf(user) }])
    expect(JSON.stringify(sent)).not.toContain(user.name)
  })

  test('announce a sign-in and then each step', async () => {
    const { actor, sent } = await started({ failures: { check: [unauthorized] }, user: [challenged, verified] })
    expect(sent).toEqual([])
    actor.send(signIn)
    expect(sent).toEqual([{ type: 'owner.invalidate' }])
    await settled()
    actor.send(code)
    await settled()
    expect(sent.slice(1)).toEqual(
      [challenged, verified].map(user => ({ type: 'owner.share', sessionOwner: sessionOwnerOf(user) })),
    )
  })

  test('do not report an expired session', async () => {
    const { actor, sent } = await started({ failures: { check: [null, unauthorized] } })
    sent.length = 0
    actor.send({ type: 'session.expired' })
    await settled()
    expect(sent).toEqual([])
  })
})

describe('another user in another tab', () => {
  test.each([verified, challenged, unenrolled])('covers the screen before a request', async user => {
    const { actor, emitted, actors, stage, receiveFromTab } = await started({ user })
    const count = actors().length
    receiveFromTab(ownerOfStranger)
    expect(takeoverOf(actor.getSnapshot())).toBe('replaced')
    expect(stage()).toBe('unknown')
    expect(actor.getSnapshot().context).toMatchObject({ user: null, enrolment: null, suspended: null })
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', userId: user.id, isReplaced: true })
    expect(actors()).toHaveLength(count)
  })

  test('does not see the previous user’s secret', async () => {
    const other = { ...unenrolled, id: stranger.id }
    const { actor, actors, receiveFromTab } = await started({ user: [unenrolled, other] })
    expect(actor.getSnapshot().context.enrolment).not.toBeNull()
    receiveFromTab(sessionOwnerOf(other))
    actor.send({ type: 'takeover.end' })
    await settled()
    expect(actors().filter(src => src === 'beginEnrolment')).toHaveLength(2)
  })
})

describe('sign-out in another tab', () => {
  test.each([verified, challenged, unenrolled])('ends every stage', async user => {
    const { actor, emitted, receiveFromTab } = await started({ user })
    receiveFromTab(null)
    expect(takeoverOf(actor.getSnapshot())).toBe('signedOut')
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', userId: user.id, isReplaced: false })
  })

  test('changes nothing when signed out', async () => {
    const { actor, actors, receiveFromTab } = await started({ failures: { check: unauthorized } })
    receiveFromTab(null)
    expect(takeoverOf(actor.getSnapshot())).toBeNull()
    expect(actors()).toEqual(['check'])
  })

  test('shows another reason after another user signed in', async () => {
    const { actor, receiveFromTab } = await started()
    receiveFromTab(null)
    receiveFromTab(ownerOfStranger)
    expect(takeoverOf(actor.getSnapshot())).toBe('replaced')
    receiveFromTab(null)
    expect(takeoverOf(actor.getSnapshot())).toBe('signedOut')
  })
})

describe('step in another tab', () => {
  test('resumes suspended work of the same user', async () => {
    const { actor, emitted, stage, receiveFromTab } = await started({ failures: { check: [null, unauthorized] } })
    actor.send({ type: 'session.expired' })
    await settled()
    expect(isSuspended(actor.getSnapshot())).toBe(true)
    receiveFromTab(ownerOfThandi)
    await settled()
    expect(stage()).toBe('verified')
    expect(emitted.at(-1)).toEqual({ type: 'session.resumed', user: verified })
  })

  test('suspends work until the user enters the code again', async () => {
    const { actor, emitted, stage, receiveFromTab } = await started({ user: [verified, challenged, verified] })
    receiveFromTab(sessionOwnerOf(challenged))
    await settled()
    expect(stage()).toBe('verify')
    expect(isSuspended(actor.getSnapshot())).toBe(true)
    receiveFromTab(ownerOfThandi)
    await settled()
    expect(emitted.at(-1)).toEqual({ type: 'session.resumed', user: verified })
  })

  test('requests nothing without a change', async () => {
    const { actors, receiveFromTab } = await started()
    receiveFromTab(ownerOfThandi)
    expect(actors()).toEqual(['check'])
  })

  test('restarts a pending first check', async () => {
    const { calls, receiveFromTab } = await started({ hanging: ['check'] })
    receiveFromTab(ownerOfThandi)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  test('is handled during a lock', async () => {
    const { actor, stage, receiveFromTab } = await started({
      user: [challenged, verified],
      failures: { verify: someProblem('tooMany', { retryAfter: 12 }) },
    })
    actor.send(code)
    await settled()
    expect(isLocked(actor.getSnapshot())).toBe(true)
    receiveFromTab(ownerOfThandi)
    await settled()
    expect(stage()).toBe('verified')
  })
})
