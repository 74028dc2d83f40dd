import { describe, expect, test } from 'vitest'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { settled } from '../support.ts'
import { code, started, unauthorized, verified } from './started.ts'

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
})
