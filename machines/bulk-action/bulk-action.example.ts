import { example } from '#machines/example.ts'
import { someMetals } from '#machines/list/list.example.ts'
import type { Material } from '#schemas/material.ts'
import { bulkActionFakes } from './bulk-action.fakes.ts'
import { bulkActionMachine } from './bulk-action.machine.ts'

type Deletion = { task: { kind: 'delete' }; isRemoval: boolean }
const deletion: Deletion = { task: { kind: 'delete' }, isRemoval: true }

export const bulkActionExample = example({
  machine: bulkActionMachine<Material, Deletion>(),
  fakes: bulkActionFakes<Material, Deletion>,
  actors: ['perform'],
  inputs: { 'materials to delete': undefined },
  events: {
    'bulkAction.begin': { type: 'bulkAction.begin', action: deletion, subjects: someMetals.slice(0, 2) },
    'bulkAction.stop': { type: 'bulkAction.stop' },
    'bulkAction.resume': { type: 'bulkAction.resume' },
    'bulkAction.dismiss': { type: 'bulkAction.dismiss' },
  },
})
