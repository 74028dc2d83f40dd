import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { isBusy, isHeld } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { code, register, signIn, started, unauthorized, verified } from './started.ts'

describe('where the first check leads', () => {
  test('the stage is unknown until the check has answered', async () => {
    const { actor, stage } = await started({ hanging: ['check'] })
    expect(stage()).toBe('unknown')
    expect(isBusy(actor.getSnapshot())).toBe(true)
    expect(actor.getSnapshot().can(signIn)).toBe(false)
  })

  test.each([
    ['enrol', unenrolled],
    ['verify', challenged],
    ['verified', verified],
  ] as const)('the flags of the server lead to %s', async (expected, user) => {
    const { actor, stage } = await started({ user })
    expect(stage()).toBe(expected)
    expect(actor.getSnapshot().context.user).toEqual(user)
  })

  test('a 401 is no problem: nobody is signed in', async () => {
    const { actor, stage } = await started({ failures: { check: unauthorized } })
    expect(stage()).toBe('signedOut')
    expect(actor.getSnapshot().context.problem).toBeNull()
    expect(actor.getSnapshot().can({ type: 'check.retry' })).toBe(false)
  })

  test('any other failure is shown, and can be tried again', async () => {
    const offline = someProblem('network')
    const { actor, stage } = await started({ failures: { check: [offline] } })
    expect(stage()).toBe('signedOut')
    expect(actor.getSnapshot().context.problem).toBe(offline)
    actor.send({ type: 'form.reset' })
    expect(actor.getSnapshot().context.problem).toBe(offline)
    actor.send({ type: 'check.retry' })
    expect(stage()).toBe('signedOut')
    expect(isBusy(actor.getSnapshot())).toBe(true)
    await settled()
    expect(stage()).toBe('verified')
  })
})

describe('while verified', () => {
  test('the user is refreshed without a sign of it', async () => {
    const renamed = { ...verified, name: 'Thandi Dube' }
    const { actor, emitted, stage } = await started({ user: [verified, renamed] })
    actor.send({ type: 'user.refresh' })
    expect(stage()).toBe('verified')
    expect(isBusy(actor.getSnapshot())).toBe(false)
    await settled()
    expect(actor.getSnapshot().context.user).toEqual(renamed)
    expect(emitted).toEqual([{ type: 'session.started', user: verified }])
  })

  test('a refresh that fails leaves the user as known', async () => {
    const { actor, stage } = await started({ failures: { check: [null, someProblem('network')] } })
    actor.send({ type: 'user.refresh' })
    await settled()
    expect(stage()).toBe('verified')
    expect(actor.getSnapshot().context).toMatchObject({ user: verified, problem: null })
  })

  test.each([
    ['the session is over', 'signedOut', { failures: { check: [null, unauthorized] } }],
    ['a code is due again', 'verify', { user: [verified, challenged] }],
  ] as const)('a refresh puts the work on hold when %s', async (_, expected, options) => {
    const { actor, stage } = await started(options)
    actor.send({ type: 'user.refresh' })
    await settled()
    expect(stage()).toBe(expected)
    expect(isHeld(actor.getSnapshot())).toBe(true)
  })

  test('forms, codes and retries mean nothing', async () => {
    const { actor, slots } = await started()
    for (const event of [signIn, register, code, { type: 'check.retry' }, { type: 'enrolment.retry' }] as const) {
      actor.send(event)
    }
    expect(slots()).toEqual(['check'])
    expect(actor.getSnapshot().matches({ verified: 'ready' })).toBe(true)
  })
})
