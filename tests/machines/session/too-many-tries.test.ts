import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { isLocked } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { code, register, signIn, started, unauthorized, verified } from './started.ts'

describe('too many attempts', () => {
  const tooMany = someProblem('tooMany', { status: 429, retryAfter: 12 })

  test.each([
    ['sign-in', signIn, { check: unauthorized, signIn: tooMany }, verified],
    ['registration', register, { check: unauthorized, register: tooMany }, verified],
    ['challenge', code, { verify: tooMany }, challenged],
    ['enrolment', code, { verify: tooMany }, unenrolled],
  ] as const)('lock the %s until the server accepts attempts again', async (_, submit, failures, user) => {
    const { actor, clock, actors } = await started({ user, failures })
    actor.send(submit)
    await settled()
    expect(isLocked(actor.getSnapshot())).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ problem: tooMany, retryAt: 12_000 })
    const count = actors().length
    actor.send(submit)
    actor.send({ type: 'form.reset' })
    clock.increment(11_999)
    expect(isLocked(actor.getSnapshot())).toBe(true)
    expect(actors()).toHaveLength(count)
    clock.increment(1)
    expect(isLocked(actor.getSnapshot())).toBe(false)
    expect(actor.getSnapshot().context).toMatchObject({ problem: null, retryAt: null })
    expect(actor.getSnapshot().can(submit)).toBe(true)
  })
})
