import { example } from '#machines/example.ts'
import { cardboard } from '#machines/lines/lines.fakes.ts'
import { mill, naledi } from '#machines/trade-form/trade-form.fakes.ts'
import { recordingFakes } from './recording.fakes.ts'
import { recordingMachine } from './recording.machine.ts'

const values = {
  buyer: mill,
  seller: naledi,
  date: '2026-11-20T10:30',
  lines: [{ material: cardboard, weight: 640, value: 960 }],
}

export const recordingExample = example({
  machine: () => recordingMachine.provide({ actions: recordingFakes().actions }),
  slots: [],
  inputs: {
    'a form before its list': { afterwards: 'list' },
    'a form before the next one': { afterwards: 'next' },
  },
  events: {
    'trade.recorded': { type: 'trade.recorded', recorded: { id: 'transaction-1', values, note: '' } },
    'afterwards.choose': { type: 'afterwards.choose', afterwards: 'next' },
  },
  otherEvents: [{ type: 'afterwards.choose', afterwards: 'list' }],
})
