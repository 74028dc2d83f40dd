import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { offlineFakes, someOfflineData } from '#machines/offline/offline.fakes.ts'
import { offlineMachine } from '#machines/offline/offline.machine.ts'
import { settled } from '../support.ts'

const noConnection = someProblem('network')
const older = { ...someOfflineData, refreshedAt: 1 }

async function started(options?: Parameters<typeof offlineFakes>[0]) {
  const { actors, calls } = offlineFakes(options)
  const clock = new SimulatedClock()
  const actor = createActor(offlineMachine.provide({ actors }), { clock }).start()
  await settled()
  return { actor, calls, clock, has: (tag: 'off' | 'on' | 'busy' | 'failed') => actor.getSnapshot().hasTag(tag) }
}

test('refreshes data that are a day old', async () => {
  const { actor, calls } = await started({ stored: older, hanging: ['store'] })
  expect(calls.map(({ src, input }) => [src, input])).toEqual([
    ['load', undefined],
    ['due', { refreshedAt: 1 }],
    ['store', undefined],
  ])
  expect(actor.getSnapshot().context.data).toBe(older)
})

test('keeps the older data after a failed refresh, and tries again after an hour', async () => {
  const { actor, clock, has } = await started({ stored: older, failures: { store: [noConnection] } })
  actor.send({ type: 'data.refresh' })
  await settled()
  expect(has('failed')).toBe(true)
  expect(actor.getSnapshot().context).toEqual({ data: older, problem: noConnection })
  clock.increment(60 * 60_000)
  await settled()
  expect(has('failed')).toBe(false)
  expect(actor.getSnapshot().context).toEqual({ data: someOfflineData, problem: null })
})

test('stops a refresh when the user turns it off', async () => {
  const { actor, calls, has } = await started({ stored: older, hanging: ['due', 'store'] })
  actor.send({ type: 'data.refresh' })
  actor.send({ type: 'offline.turnOff' })
  await settled()
  expect(calls.find(({ src }) => src === 'store')?.signal.aborted).toBe(true)
  expect(has('off')).toBe(true)
  expect(actor.getSnapshot().context.data).toBeNull()
})
