import { example } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { listExportFakes, somePageOf, someRequest } from './list-export.fakes.ts'
import { listExportMachine } from './list-export.machine.ts'

export const listExportExample = example({
  machine: script => listExportMachine.provide({ actors: listExportFakes(script).actors }),
  slots: ['readPages'],
  inputs: { 'no export yet': undefined },
  events: {
    'export.begin': { type: 'export.begin', request: someRequest },
    'export.stop': { type: 'export.stop' },
    'export.goOn': { type: 'export.goOn' },
    'export.discard': { type: 'export.discard' },
  },
  otherAnswers: {
    readPages: {
      'a list of one page': { read: [somePageOf(3, 1)], problem: null },
      'one page, which does not have all rows': { read: [{ ...somePageOf(3, 1), count: 4 }], problem: null },
      'nothing, as it is not permitted': { read: [], problem: someProblem('forbidden') },
    },
  },
})
