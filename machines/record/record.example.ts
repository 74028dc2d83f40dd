import { example } from '#machines/example.ts'
import { someParent } from '#machines/fakes.ts'
import { recordFakes, pet as somePet } from './record.fakes.ts'
import { recordMachine } from './record.machine.ts'
import type { FieldErrors } from './record.types.ts'

const pet = { ...somePet, carbonFactor: '1.3' }
type Material = typeof pet

/** Another user renames the material after the first load. */
const loaded = [pet, { ...pet, name: 'PET bottles' }] as const

const parent = someParent
const check = ({ name }: Material): FieldErrors => (name === '' ? { name: 'Enter a name' } : {})

export const recordExample = example({
  machine: recordMachine<Material, string>(),
  fakes: script => recordFakes<Material, string>({ loaded, saved: 'material-1', ...script }),
  actors: ['load', 'find', 'save'],
  inputs: {
    'a material': { id: 'material-1', values: pet, check, parent },
    'a material that is known': { id: 'material-1', values: pet, loaded: pet, check, parent },
    'a new material': {
      id: null,
      newId: 'material-1',
      values: { name: '', gwCode: '', carbonFactor: '' },
      check,
      parent,
    },
  },
  events: {
    'field.change': { type: 'field.change', field: 'name', value: 'PET flakes' },
    'record.save': { type: 'record.save' },
    'record.retry': { type: 'record.retry' },
    'record.reset': { type: 'record.reset' },
    'record.tried': { type: 'record.tried', newId: 'material-0', values: { name: 'PET' } },
    'conflict.choose': { type: 'conflict.choose', field: 'name', whose: 'theirs' },
    'conflict.settle': { type: 'conflict.settle' },
    'conflict.cancel': { type: 'conflict.cancel' },
  },
  otherAnswers: { find: { 'the new material': 'material-1' } },
})
