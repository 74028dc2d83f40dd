import { recordingExample } from '#machines/recording/recording.example.ts'
import { hung, testStates } from '../state-table.ts'

const { events, inputs } = recordingExample
const { 'trade.recorded': recorded, 'afterwards.choose': chooseNext } = events

testStates(recordingExample.machine(hung), {
  input: inputs['a form before its list'],
  events,
  states: {
    first: { way: [], takes: ['trade.recorded', 'afterwards.choose'] },
    next: { way: [chooseNext, recorded], takes: ['trade.recorded', 'afterwards.choose'] },
    over: { way: [recorded], takes: [] },
  },
})
