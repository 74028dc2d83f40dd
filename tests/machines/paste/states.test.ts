import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { pasteMachine } from '#machines/paste/paste.machine.ts'
import type { PasteEvent } from '#machines/paste/paste.types.ts'
import { settled } from '#tests/machines/support.ts'
import { start } from './started.ts'

const events: PasteEvent[] = [
  { type: 'paste.begin', text: 'Copper\t1\t1' },
  { type: 'paste.stop' },
  { type: 'paste.retry' },
  { type: 'paste.dismiss' },
]

const taken = ({ actor }: ReturnType<typeof start>) =>
  events.flatMap(event => (actor.getSnapshot().can(event) ? event.type : []))

test('each state takes what makes sense there, and ignores the rest', async () => {
  const idle = start()
  expect(taken(idle)).toEqual(['paste.begin'])
  const reading = start({ hanging: ['find'] })
  await reading.paste('Copper|1|1')
  expect(taken(reading)).toEqual(['paste.stop'])
  const reporting = start()
  await reporting.paste('Gold|1|1')
  expect(taken(reporting)).toEqual(['paste.begin', 'paste.dismiss'])
})

test('nothing to look up ends at once', async () => {
  const { paste, told, calls } = start()
  await paste('')
  expect(told).toEqual([{ type: 'paste.read', lines: [], unread: 0 }])
  expect(calls).toEqual([])
})

test('the slot that nobody filled is named where its answer would be', async () => {
  const actor = createActor(pasteMachine, { input: { locale: 'en-US' } }).start()
  actor.send({ type: 'paste.begin', text: 'Copper\t1\t1' })
  await settled()
  expect(actor.getSnapshot().context.unread).toMatchObject([
    { reason: 'It could not be looked up: slot find of machine paste is not filled' },
  ])
})
