import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { pasteMachine } from '#machines/paste/paste.machine.ts'
import { settled } from '#tests/machines/support.ts'
import { start } from './started.ts'

test('nothing to look up ends at once', async () => {
  const { paste, told, calls } = start()
  await paste('')
  expect(told).toEqual([{ type: 'paste.read', lines: [], unread: 0 }])
  expect(calls).toEqual([])
})

test('the slot that nobody filled is named where its answer would be', async () => {
  const actor = createActor(pasteMachine).start()
  actor.send({ type: 'paste.begin', text: 'Copper\t1\t1', locale: 'en-US' })
  await settled()
  expect(actor.getSnapshot().context.unread).toMatchObject([
    { reason: 'It could not be looked up: slot find of machine paste is not filled' },
  ])
})
