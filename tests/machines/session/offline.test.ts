import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { challenged } from '#machines/session/session.fakes.ts'
import { isOffline, isSuspended } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { type Options, started, verified } from './started.ts'

const hour = 60 * 60_000
const noConnection = someProblem('network')
const restored = { user: verified, confirmedAt: 0 }

/** Starts a session without a connection. Later checks succeed, unless `checks` has more failures. */
const startedOffline = ({ checks = [], ...options }: Options & { checks?: Array<typeof noConnection> } = {}) =>
  started({ restored, failures: { check: [noConnection, ...checks] }, ...options })

describe('start without a connection', () => {
  test.each(['network', 'timeout'] as const)('restores the user of this device after a %s error', async kind => {
    const { actor, emitted, sent, stage } = await started({ restored, failures: { check: [someProblem(kind)] } })
    expect(stage()).toBe('verified')
    expect(isOffline(actor.getSnapshot())).toBe(true)
    expect(emitted).toEqual([{ type: 'session.started', user: verified }])
    // Other tabs and writes must not rely on a user whom the server has not confirmed.
    expect(sent).toEqual([])
  })

  test.each(['server', 'unauthorized', 'forbidden'] as const)('restores no user after a %s error', async kind => {
    const { actors, stage } = await started({ restored, failures: { check: [someProblem(kind)] } })
    expect(stage()).toBe('signedOut')
    expect(actors()).toEqual(['check'])
  })

  test.each([
    ['lacks the second factor', { ...restored, user: challenged }],
    ['was confirmed 12 hours ago', { ...restored, confirmedAt: -12 * hour }],
    ['was confirmed in the future, because the clock changed', { ...restored, confirmedAt: 1 }],
  ])('asks for a connection if the stored user %s', async (_, other) => {
    const { actor, stage } = await startedOffline({ restored: other })
    expect(stage()).toBe('signedOut')
    expect(actor.getSnapshot().context.user).toBeNull()
    expect(actor.getSnapshot().context.problem?.title).toBe('Connect to continue')
  })

  test('shows the failure of the check if no user works offline', async () => {
    const { actor, stage } = await startedOffline({ restored: null })
    expect(stage()).toBe('signedOut')
    expect(actor.getSnapshot().context.problem).toBe(noConnection)
  })
})

describe('while offline', () => {
  test('continues with the refreshed user when the server confirms the session', async () => {
    const renamed = { ...verified, name: 'Thandi Dube' }
    const { actor, sent, emitted, reconnect } = await startedOffline({ user: renamed })
    reconnect()
    await settled()
    expect(isOffline(actor.getSnapshot())).toBe(false)
    expect(actor.getSnapshot().context).toMatchObject({ user: renamed, confirmedAt: null, problem: null })
    expect(sent).toHaveLength(1)
    expect(emitted).toHaveLength(1)
  })

  test('ends after 12 hours and keeps the work', async () => {
    const { actor, clock, stage } = await startedOffline()
    clock.increment(12 * hour - 1)
    expect(stage()).toBe('verified')
    clock.increment(1)
    expect(stage()).toBe('signedOut')
    expect(isSuspended(actor.getSnapshot())).toBe(true)
    expect(actor.getSnapshot().context.problem?.title).toBe('Connect to continue')
  })

  test('stays signed in if the sign-out reaches no server', async () => {
    const { actor, emitted, stage } = await startedOffline({
      failures: { check: noConnection, signOut: someProblem('network', { mayBeDone: true }) },
    })
    actor.send({ type: 'signOut.request' })
    await settled()
    expect(stage()).toBe('verified')
    expect(isOffline(actor.getSnapshot())).toBe(true)
    expect(emitted.at(-1)).toMatchObject({ type: 'session.signOutFailed' })
  })
})
