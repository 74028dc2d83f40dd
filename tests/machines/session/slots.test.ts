import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { challenged, sessionFakes, unenrolled } from '#machines/session/session.fakes.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { UnfilledSlotError } from '#machines/slot.ts'
import { emittedBy, settled } from '../support.ts'
import { code, register, signIn, unauthorized } from './started.ts'

const input = { now: () => 0 }

test.each([
  ['check', {}, []],
  ['signIn', { failures: { check: unauthorized } }, [signIn]],
  ['register', { failures: { check: unauthorized } }, [register]],
  ['beginEnrolment', { user: unenrolled }, []],
  ['verify', { user: challenged }, [code]],
] as const)('a slot %s that nobody filled is a fault of the app, and shown', async (slot, options, events) => {
  const { [slot]: _, ...actors } = sessionFakes(options).actors
  const actor = createActor(sessionMachine.provide({ actors }), { input }).start()
  await settled()
  for (const event of events) actor.send(event)
  await settled()
  expect(actor.getSnapshot().context.problem).toMatchObject({
    kind: 'contract',
    message: `slot ${slot} of machine session is not filled`,
  })
})

test('a slot signOut that nobody filled is told as a fault of the app', async () => {
  const { signOut: _, ...actors } = sessionFakes().actors
  const actor = createActor(sessionMachine.provide({ actors }), { input })
  const emitted = emittedBy(actor)
  actor.start()
  await settled()
  actor.send({ type: 'signOut.request' })
  await settled()
  expect(emitted.at(-1)).toMatchObject({
    type: 'session.signOutFailed',
    problem: { message: 'slot signOut of machine session is not filled' },
  })
})

test('a slot tabs that nobody filled stops the machine with its name', () => {
  const { tabs: _, ...actors } = sessionFakes().actors
  const actor = createActor(sessionMachine.provide({ actors }), { input })
  actor.subscribe({ error: () => {} })
  actor.start()
  expect(actor.getSnapshot().error).toEqual(new UnfilledSlotError('session', 'tabs'))
})
