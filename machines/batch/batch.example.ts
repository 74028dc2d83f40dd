import { example } from '#machines/example.ts'
import { batchFakes } from './batch.fakes.ts'
import { batchMachine } from './batch.machine.ts'

export const batchExample = example({
  machine: script => batchMachine<string, string>().provide({ actors: batchFakes<string, string>(script).actors }),
  slots: ['perform'],
  inputs: { 'materials to delete': undefined },
  events: {
    'batch.begin': { type: 'batch.begin', deed: 'delete', subjects: ['Copper', 'Iron'] },
    'batch.stop': { type: 'batch.stop' },
    'batch.goOn': { type: 'batch.goOn' },
    'batch.dismiss': { type: 'batch.dismiss' },
  },
})
