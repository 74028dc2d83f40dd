import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { recordingExample } from '#machines/recording/recording.example.ts'
import { recordingFakes } from '#machines/recording/recording.fakes.ts'
import { recordingMachine } from '#machines/recording/recording.machine.ts'
import type { Afterwards } from '#machines/recording/recording.types.ts'

const { 'trade.recorded': recorded } = recordingExample.events

function start(afterwards: Afterwards) {
  const { kept, actions } = recordingFakes()
  const actor = createActor(recordingMachine.provide({ actions }), { input: { afterwards } }).start()
  return { actor, kept, now: () => actor.getSnapshot() }
}

test('after the list was chosen, recording is over with the first', () => {
  const { actor, now } = start('list')
  actor.send(recorded)
  expect(now().hasTag('over')).toBe(true)
  expect(now().context).toMatchObject({ count: 0, last: null })
})

test('after the next was chosen, each recorded one makes place for another form, and is told of', () => {
  const { actor, now } = start('next')
  const second = { ...recorded.recorded, id: 'transaction-2' }
  actor.send(recorded)
  expect(now().context).toMatchObject({ count: 1, last: recorded.recorded })
  actor.send({ type: 'trade.recorded', recorded: second })
  expect(now().context).toMatchObject({ count: 2, last: second })
  expect(now().hasTag('over')).toBe(false)
})

test('what is chosen holds from then on, and is kept', () => {
  const { actor, now, kept } = start('list')
  actor.send({ type: 'afterwards.choose', afterwards: 'next' })
  actor.send(recorded)
  actor.send({ type: 'afterwards.choose', afterwards: 'list' })
  actor.send(recorded)
  expect(now().hasTag('over')).toBe(true)
  expect(kept).toEqual(['next', 'list'])
})

test('fails with the name of the slot when nobody filled it', () => {
  const actor = createActor(recordingMachine, { input: { afterwards: 'list' } })
  const errors: unknown[] = []
  actor.subscribe({ error: error => errors.push(error) })
  actor.start().send({ type: 'afterwards.choose', afterwards: 'next' })
  expect(errors).toContainEqual(expect.objectContaining({ message: 'slot keep of machine recording is not filled' }))
})
