import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { isBusy } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { code, started, unanswered, unauthorized, verified } from './started.ts'

describe('signing out', () => {
  test.each([verified, challenged, unenrolled])('forgets the user from any stage', async user => {
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
      held: null,
      covered: null,
    })
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', userId: user.id })
    expect(told.at(-1)).toEqual({ type: 'seat.tell', seat: null })
  })

  test.each([verified, challenged, unenrolled])('stays where it was when it fails, and says so', async user => {
    const problem = someProblem('network')
    const { actor, emitted, stage } = await started({ user, failures: { signOut: problem } })
    const before = stage()
    actor.send({ type: 'signOut.request' })
    await settled()
    expect(stage()).toBe(before)
    expect(isBusy(actor.getSnapshot())).toBe(false)
    expect(emitted.at(-1)).toEqual({ type: 'session.signOutFailed', problem })
  })

  test.each([verified, challenged, unenrolled])(
    'that was not answered is over where the server knows nobody',
    async user => {
      const { actor, emitted, stage } = await started({
        user,
        failures: { check: [null, unauthorized], signOut: unanswered },
      })
      actor.send({ type: 'signOut.request' })
      await settled()
      expect(stage()).toBe('signedOut')
      expect(emitted.at(-1)).toEqual({ type: 'session.ended', userId: user.id })
    },
  )

  test.each([
    ['the server still knows them', null, false],
    ['nobody can tell', someProblem('network'), true],
  ])('that was not answered is told as such where %s', async (_, failure, mayBeDone) => {
    const { actor, emitted, stage } = await started({ failures: { check: [null, failure], signOut: unanswered } })
    actor.send({ type: 'signOut.request' })
    await settled()
    expect(stage()).toBe('verified')
    expect(emitted.at(-1)).toMatchObject({
      type: 'session.signOutFailed',
      problem: { kind: 'network', message: unanswered.message, mayBeDone },
    })
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test('calls off what is under way', async () => {
    const { actor, calls } = await started({ user: challenged, hanging: ['verify'] })
    actor.send(code)
    actor.send({ type: 'signOut.request' })
    expect(calls.find(call => call.slot === 'verify')?.signal.aborted).toBe(true)
  })
})
