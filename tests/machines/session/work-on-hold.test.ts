import { describe, expect, test } from 'vitest'
import { challenged } from '#machines/session/session.fakes.ts'
import { isHeld } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { code, type Options, signIn, started, unauthorized, verified } from './started.ts'

/** A verified user whose session the server ends after the first check. */
async function working(options: Options = {}) {
  const running = await started({
    ...options,
    failures: { ...options.failures, check: [null, unauthorized] },
  })
  running.emitted.length = 0
  return running
}

describe('a session that ends in the midst of work', () => {
  const expired = { type: 'session.expired' } as const

  test('stays with the work until the server has said so, then asks to sign in over it', async () => {
    const { actor, stage } = await working()
    actor.send(expired)
    expect(stage()).toBe('verified')
    expect(isHeld(actor.getSnapshot())).toBe(false)
    await settled()
    expect(stage()).toBe('signedOut')
    expect(isHeld(actor.getSnapshot())).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ held: verified, user: null, problem: null })
  })

  test('goes on when the same user is verified again', async () => {
    const { actor, emitted, stage } = await working({ user: [verified, challenged, verified] })
    actor.send(expired)
    await settled()
    actor.send(signIn)
    await settled()
    expect(stage()).toBe('verify')
    expect(isHeld(actor.getSnapshot())).toBe(true)
    actor.send(code)
    await settled()
    expect(stage()).toBe('verified')
    expect(actor.getSnapshot().context.held).toBeNull()
    expect(emitted).toEqual([{ type: 'session.resumed', user: verified }])
  })

  test('asks once for many calls that were refused together', async () => {
    const { actor, slots } = await started()
    actor.send(expired)
    actor.send(expired)
    await settled()
    expect(slots()).toEqual(['check', 'check'])
  })
})
