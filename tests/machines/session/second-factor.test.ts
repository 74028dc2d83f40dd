import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { settled } from '../support.ts'
import { code, started, unanswered, unauthorized, verified } from './started.ts'

describe('the second factor', () => {
  test('an enrolment that could not begin is begun again on request', async () => {
    const { actor, stage } = await started({
      user: unenrolled,
      failures: { beginEnrolment: [someProblem('server')] },
    })
    expect(actor.getSnapshot().context).toMatchObject({ enrolment: null, problem: { kind: 'server' } })
    expect(actor.getSnapshot().can(code)).toBe(false)
    actor.send({ type: 'enrolment.retry' })
    await settled()
    expect(stage()).toBe('enrol')
    expect(actor.getSnapshot().context.enrolment).not.toBeNull()
    expect(actor.getSnapshot().can(code)).toBe(true)
  })

  test('a code of the wrong length is not sent', async () => {
    const { actor, slots } = await started({ user: challenged })
    actor.send({ type: 'code.submit', code: '12345' })
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ code: 'The code has 6 characters' })
    expect(slots()).toEqual(['check'])
  })

  test.each([challenged, unenrolled])('a wrong code is told, and the next one taken', async user => {
    const { actor, stage } = await started({ user, failures: { verify: unauthorized } })
    const before = stage()
    const { enrolment } = actor.getSnapshot().context
    actor.send(code)
    await settled()
    expect(stage()).toBe(before)
    expect(actor.getSnapshot().context).toMatchObject({ problem: unauthorized, enrolment })
    expect(actor.getSnapshot().can(code)).toBe(true)
    actor.send({ type: 'form.reset' })
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test('a code that was not answered is asked about, and goes on where it was taken', async () => {
    const { actor, stage, slots } = await started({ user: [challenged, verified], failures: { verify: unanswered } })
    actor.send(code)
    await settled()
    expect(stage()).toBe('verified')
    expect(slots()).toEqual(['check', 'verify', 'check'])
  })

  test.each([
    ['it was not taken', null, 'verify'],
    ['nobody can tell', someProblem('network'), 'verify'],
    ['the session is over', unauthorized, 'signedOut'],
  ] as const)('a code that was not answered stays to be given where %s', async (_, failure, expected) => {
    const { actor, stage } = await started({
      user: challenged,
      failures: { check: [null, failure], verify: unanswered },
    })
    actor.send(code)
    await settled()
    expect(stage()).toBe(expected)
    expect(actor.getSnapshot().can(code)).toBe(expected === 'verify')
  })

  test('the right code need not wait until a wrong one is asked about', async () => {
    const { actor, slots } = await started({
      user: [challenged, challenged, verified],
      failures: { verify: [unauthorized] },
    })
    const watching = actor.subscribe(({ context }) => {
      if (context.problem === null) return
      watching.unsubscribe()
      actor.send(code)
    })
    actor.send(code)
    await settled()
    expect(slots()).toEqual(['check', 'verify', 'check', 'verify', 'check'])
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test.each([challenged, unenrolled])(
    'a code that was taken and not noted is told, and the next one taken',
    async user => {
      const { actor, stage } = await started({ user })
      const before = stage()
      actor.send(code)
      await settled()
      expect(stage()).toBe(before)
      expect(actor.getSnapshot().context.problem?.message).toContain('accepted the code')
      expect(actor.getSnapshot().can(code)).toBe(true)
    },
  )

  test('one flag of two is a step on its own', async () => {
    const { actor, stage } = await started({ user: [unenrolled, challenged] })
    actor.send(code)
    await settled()
    expect(stage()).toBe('verify')
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test('a 401 for a code when the session is over leads back to the sign-in', async () => {
    const { actor, stage } = await started({
      user: challenged,
      failures: { check: [null, unauthorized], verify: unauthorized },
    })
    actor.send(code)
    await settled()
    expect(stage()).toBe('signedOut')
    expect(actor.getSnapshot().context).toMatchObject({ problem: null, user: null })
  })

  test('a failure that says nothing about the code leaves the field open', async () => {
    const { actor } = await started({ user: challenged, failures: { verify: [someProblem('network')] } })
    actor.send(code)
    await settled()
    expect(actor.getSnapshot().context.problem?.kind).toBe('network')
    expect(actor.getSnapshot().can(code)).toBe(true)
  })
})
