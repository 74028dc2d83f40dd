import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { pasteMachine } from '#machines/paste/paste.machine.ts'
import { answers, fails, hung, testStates } from '#tests/machines/state-table.ts'
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

const rows = (...terms: string[]) =>
  ({ type: 'paste.begin', text: terms.map(term => `${term}\t1\t1`).join('\n'), locale: 'en-US' }) as const

testStates(pasteExample.machine(hung), {
  input: pasteExample.inputs['no rows yet'],
  events: pasteExample.events,
  states: {
    idle: { way: [], takes: ['paste.begin'] },
    'reading, of one term': { way: [rows('Copper')], takes: ['paste.stop'] },
    'reading, of more terms than are looked up at the same time': {
      way: [rows('Copper', 'Gold', 'Iron', 'Lead', 'Zinc'), answers('find', [])],
      takes: ['paste.stop'],
    },
    reporting: { way: [rows('', 'Gold'), answers('find', [])], takes: ['paste.begin', 'paste.dismiss'] },
    'reporting, of a row that could not be looked up': {
      way: [rows('Gold'), fails('find', someProblem('network'))],
      takes: ['paste.begin', 'paste.retry', 'paste.dismiss'],
    },
  },
})
