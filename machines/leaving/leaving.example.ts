import { example } from '#machines/example.ts'
import { leavingMachine } from './leaving.machine.ts'

export const leavingExample = example({
  machine: () => leavingMachine<string>(),
  slots: [],
  inputs: { 'a form with unsaved work': undefined },
  events: {
    'leaving.ask': { type: 'leaving.ask', way: '/transactions' },
    'leaving.stay': { type: 'leaving.stay' },
    'leaving.confirm': { type: 'leaving.confirm' },
  },
})
