import { describe, expect, test } from 'vitest'
import { challenged } from '#machines/session/session.fakes.ts'
import { isSuspended } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { code, type Options, signIn, started, unauthorized, verified } from './started.ts'

/** Starts the session of a verified user. After the first check, the server ends the session. */
async function working(options: Options = {}) {
  const running = await started({
    ...options,
    failures: { ...options.failures, check: [null, unauthorized] },
  })
  running.emitted.length = 0
  return running
}

describe('session expired during work', () => {
  const expired = { type: 'session.expired' } as const

  test('stays visible, and resumes after the same user signs in and is verified', async () => {
    const { actor, emitted, stage } = await working({ user: [verified, challenged, verified] })
    actor.send(expired)
    expect(stage()).toBe('verified')
    expect(isSuspended(actor.getSnapshot())).toBe(false)
    await settled()
    expect(stage()).toBe('signedOut')
    expect(actor.getSnapshot().context).toMatchObject({ suspended: verified, user: null, problem: null })
    actor.send(signIn)
    await settled()
    expect(stage()).toBe('verify')
    expect(isSuspended(actor.getSnapshot())).toBe(true)
    actor.send(code)
    await settled()
    expect(stage()).toBe('verified')
    expect(actor.getSnapshot().context.suspended).toBeNull()
    expect(emitted).toEqual([{ type: 'session.resumed', user: verified }])
  })
})
