import { describe, expect, test } from 'vitest'
import { isBusy } from '#machines/session/session.selectors.ts'
import { settled } from '../support.ts'
import { started, verified } from './started.ts'

describe('while verified', () => {
  test('refreshes the user without a visible change', async () => {
    const renamed = { ...verified, name: 'Thandi Dube' }
    const { actor, emitted, stage } = await started({ user: [verified, renamed] })
    actor.send({ type: 'user.refresh' })
    expect(stage()).toBe('verified')
    expect(isBusy(actor.getSnapshot())).toBe(false)
    await settled()
    expect(actor.getSnapshot().context.user).toEqual(renamed)
    expect(emitted).toEqual([{ type: 'session.started', user: verified }])
  })
})
