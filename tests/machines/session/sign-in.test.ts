import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { isBusy } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { code, register, signIn, started, unanswered, unauthorized, verified } from './started.ts'

describe('sign-in', () => {
  test('follows the server after each step', async () => {
    const { actor, stage, actors, emitted } = await started({
      failures: { check: [unauthorized] },
      user: [unenrolled, challenged, verified],
    })
    actor.send(signIn)
    expect(isBusy(actor.getSnapshot())).toBe(true)
    await settled()
    expect(stage()).toBe('enrol')
    expect(actor.getSnapshot().context.enrolment).toMatchObject({ kind: 'secret' })
    actor.send(code)
    expect(stage()).toBe('enrol')
    await settled()
    expect(stage()).toBe('verify')
    expect(emitted).toEqual([])
    actor.send(code)
    await settled()
    expect(stage()).toBe('verified')
    expect(actors()).toEqual(['check', 'signIn', 'check', 'beginEnrolment', 'verify', 'check', 'verify', 'check'])
    expect(actor.getSnapshot().context.enrolment).toBeNull()
    expect(emitted).toEqual([{ type: 'session.started', user: verified }])
  })

  test('sends nothing and marks the field if it is invalid', async () => {
    const { actor, actors } = await started({ failures: { check: unauthorized } })
    actor.send({ type: 'signIn.submit', username: 'nobody', password: 'short' })
    expect(actor.getSnapshot().context.fieldErrors).toEqual({
      username: expect.stringContaining('e-mail'),
      password: 'Use at least 8 characters',
    })
    actor.send({ type: 'form.reset' })
    expect(actor.getSnapshot().context.fieldErrors).toEqual({})
    expect(actors()).toEqual(['check'])
  })

  test('trims the username, and sends the password unchanged', async () => {
    const { actor, calls } = await started({ failures: { check: unauthorized } })
    actor.send({ ...signIn, username: ' thandi@example.com ', password: ' Long Enough ' })
    await settled()
    expect(calls[1]?.input).toEqual({ username: 'thandi@example.com', password: ' Long Enough ' })
  })

  test('shows a refusal until the next attempt', async () => {
    const { actor, stage } = await started({
      user: challenged,
      failures: { check: [unauthorized], signIn: [unauthorized] },
    })
    actor.send(signIn)
    await settled()
    expect(actor.getSnapshot().context.problem).toBe(unauthorized)
    expect(stage()).toBe('signedOut')
    actor.send(signIn)
    expect(actor.getSnapshot().context.problem).toBeNull()
    await settled()
    expect(stage()).toBe('verify')
  })
})

describe('registration', () => {
  test('checks a missing response by signing in', async () => {
    const { actor, stage, calls } = await started({
      failures: { check: [unauthorized], register: unanswered },
      user: unenrolled,
    })
    actor.send(register)
    await settled()
    const { username, password } = register.registration
    expect(calls[2]).toMatchObject({ src: 'signIn', input: { username, password } })
    expect(stage()).toBe('enrol')
    expect(actor.getSnapshot().context).toMatchObject({ problem: null, registration: null })
  })

  test.each([
    [someProblem('conflict', { status: 409, message: 'Taken' }), { username: 'Taken' }],
    [someProblem('invalid', { fields: { name: 'Too long' } }), { name: 'Too long' }],
  ])('shows server errors at their fields: $0.kind', async (problem, fieldErrors) => {
    const { actor } = await started({ failures: { check: unauthorized, register: problem } })
    actor.send(register)
    await settled()
    expect(actor.getSnapshot().context).toMatchObject({ problem, fieldErrors })
  })
})
