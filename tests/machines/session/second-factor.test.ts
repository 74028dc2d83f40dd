import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { settled } from '../support.ts'
import { code, started, unanswered, unauthorized, verified } from './started.ts'

describe('second factor', () => {
  test.each([challenged, unenrolled])('shows an error for a wrong code and accepts the next', async user => {
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

  test('accepts the right code during the check of a wrong one', async () => {
    const { actor, actors } = await started({
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
    expect(actors()).toEqual(['check', 'verify', 'check', 'verify', 'check'])
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test.each([
    ['the check finds no change', [null]],
    ['the check fails', [null, someProblem('server')]],
  ])('shows the error of a code without a response if %s', async (_, check) => {
    const { actor, stage } = await started({ user: challenged, failures: { verify: unanswered, check } })
    actor.send(code)
    await settled()
    expect(stage()).toBe('verify')
    expect(actor.getSnapshot().context.problem).toBe(unanswered)
  })
})
