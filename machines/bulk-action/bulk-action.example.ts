import { example } from '#machines/example.ts'
import { bulkActionFakes } from './bulk-action.fakes.ts'
import { bulkActionMachine } from './bulk-action.machine.ts'

export const bulkActionExample = example({
  machine: bulkActionMachine<string, string>(),
  fakes: bulkActionFakes<string, string>,
  actors: ['perform'],
  inputs: { 'materials to delete': undefined },
  events: {
    'bulkAction.begin': { type: 'bulkAction.begin', action: 'delete', subjects: ['Copper', 'Iron'] },
    'bulkAction.stop': { type: 'bulkAction.stop' },
    'bulkAction.resume': { type: 'bulkAction.resume' },
    'bulkAction.dismiss': { type: 'bulkAction.dismiss' },
  },
})
