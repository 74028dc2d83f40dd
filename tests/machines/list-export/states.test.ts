import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { listExportExample } from '#machines/list-export/list-export.example.ts'
import { somePageOf } from '#machines/list-export/list-export.fakes.ts'
import { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import { answers, fails, hung, passes, testStates } from '../state-table.ts'
import { settled } from '../support.ts'

const { events } = listExportExample
const begin = events['export.begin']

test('the slot that nobody filled is named in its problem', async () => {
  const actor = createActor(listExportMachine).start()
  actor.send(begin)
  await settled()
  expect(actor.getSnapshot().context.problem?.message).toBe('slot readPages of machine listExport is not filled')
})

const page = (count: number) => answers('readPages', { read: [somePageOf(count, 1)], problem: null })
const refused = fails('readPages', someProblem('forbidden'))
const lost = fails('readPages', someProblem('network'))
const pause = passes('retryPause')

testStates(listExportExample.machine(hung), {
  events,
  states: {
    idle: { way: [], takes: ['export.begin'] },
    'idle, as all is read': { way: [begin, page(3)], takes: ['export.begin'] },
    'idle, as what was read is dropped': { way: [begin, refused, events['export.discard']], takes: ['export.begin'] },
    'reading.asking': { way: [begin], takes: ['export.begin', 'export.stop'] },
    'reading.asking, for the next pages': { way: [begin, page(550)], takes: ['export.begin', 'export.stop'] },
    'reading.asking, once more': { way: [begin, lost, pause], takes: ['export.begin', 'export.stop'] },
    'reading.asking, from where it was': {
      way: [begin, refused, events['export.goOn']],
      takes: ['export.begin', 'export.stop'],
    },
    'reading.pausing': { way: [begin, lost], takes: ['export.begin', 'export.stop'] },
    stopped: { way: [begin, events['export.stop']], takes: ['export.begin', 'export.goOn', 'export.discard'] },
    failed: { way: [begin, refused], takes: ['export.begin', 'export.goOn', 'export.discard'] },
    'failed, after three tries': {
      way: [begin, lost, pause, lost, pause, lost],
      takes: ['export.begin', 'export.goOn', 'export.discard'],
    },
  },
})
