import { describe, expect, test } from 'vitest'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { isBusy } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { started, unanswered, unauthorized, verified } from './started.ts'

describe('sign-out', () => {
  test.each([verified, challenged, unenrolled])('deletes the user from any stage', async user => {
    const { actor, emitted, sent, stage } = await started({ user })
    actor.send({ type: 'signOut.request' })
    expect(isBusy(actor.getSnapshot())).toBe(true)
    await settled()
    expect(stage()).toBe('signedOut')
    expect(actor.getSnapshot().context).toMatchObject({
      user: null,
      enrolment: null,
      fieldErrors: {},
      problem: null,
      retryAt: null,
      suspended: null,
      takenOver: null,
    })
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', userId: user.id, isReplaced: false })
    expect(sent.at(-1)).toEqual({ type: 'owner.share', sessionOwner: null })
  })

  test.each([
    ['the check finds the user', [null], false],
    ['the check fails', [null, unanswered], true],
  ])('keeps the user after no response if %s', async (_, check, mayBeDone) => {
    const { actor, emitted, stage } = await started({ failures: { signOut: unanswered, check } })
    actor.send({ type: 'signOut.request' })
    await settled()
    expect(stage()).toBe('verified')
    expect(emitted.at(-1)).toMatchObject({ type: 'session.signOutFailed', problem: { mayBeDone } })
  })

  test('ends the session after no response if the check returns a 401', async () => {
    const { actor, emitted, stage } = await started({
      failures: { signOut: unanswered, check: [null, unauthorized] },
    })
    actor.send({ type: 'signOut.request' })
    await settled()
    expect(stage()).toBe('signedOut')
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', userId: verified.id, isReplaced: false })
  })
})
