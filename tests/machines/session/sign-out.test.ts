import { describe, expect, test } from 'vitest'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { isBusy } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { code, started, verified } from './started.ts'

describe('sign-out', () => {
  test.each([verified, challenged, unenrolled])('deletes the user from any stage', async user => {
    const { actor, emitted, told, stage } = await started({ user })
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
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', userId: user.id })
    expect(told.at(-1)).toEqual({ type: 'owner.share', sessionOwner: null })
  })

  test('aborts pending calls', async () => {
    const { actor, calls } = await started({ user: challenged, hanging: ['verify'] })
    actor.send(code)
    actor.send({ type: 'signOut.request' })
    expect(calls.find(call => call.src === 'verify')?.signal.aborted).toBe(true)
  })
})
