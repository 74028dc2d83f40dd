import { example } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { loadedLines } from '#machines/lines/lines.fakes.ts'
import { recordExample } from '#machines/record/record.example.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import { formFakes, mill, naledi } from './form.fakes.ts'
import { formMachine } from './form.machine.ts'
import type { FormInput, RecordValues } from './form.types.ts'

const trade = { buyer: mill, seller: naledi, date: '2026-11-20T10:30', lines: [] }
const recorded = { ...trade, lines: loadedLines }
const { values: material } = recordExample.inputs['a material']
/** Another user renames the material after the first load. */
const materials = [material, { ...material, name: 'PET bottles' }] as const

const check = ({ name }: RecordValues): FieldErrors => (name === '' ? { name: 'Enter a name' } : {})
const draft = { copied: null, privateFields: [] }
const ofTrade = { values: trade, check, hasLines: true, draft }
const ofMaterial = { values: material, check, draft }

type Inputs = Record<
  | 'a new transaction'
  | 'a recorded transaction'
  | 'a recorded transaction that is known'
  | 'a new material'
  | 'a material'
  | 'a material that is known'
  | 'a dialog for a new material',
  FormInput<RecordValues>
>
const blank = { name: '', gwCode: '', carbonFactor: '' }

const inputs: Inputs = {
  'a new transaction': { id: null, ...ofTrade },
  'a recorded transaction': { id: 'transaction-1', ...ofTrade },
  'a recorded transaction that is known': { id: 'transaction-1', ...ofTrade, loaded: recorded },
  'a new material': { id: null, newId: 'material-1', ...ofMaterial, values: blank },
  'a material': { id: 'material-1', ...ofMaterial },
  'a material that is known': { id: 'material-1', ...ofMaterial, loaded: material },
  'a dialog for a new material': { id: null, values: blank, check },
}

export const formExample = example({
  machine: formMachine<RecordValues>(),
  fakes: ({ gate }, start: keyof Inputs = 'a new transaction') =>
    formFakes<RecordValues>({
      loaded: inputs[start].hasLines ? [recorded] : materials,
      ofRecord: { gate },
      ofLines: { gate },
      ofDraft: { gate },
    }),
  actors: ['load', 'find', 'save', 'createLine', 'attachLine', 'updateLine', 'removeLine'],
  inputs,
  otherAnswers: { find: { 'the new material': { id: 'material-1', message: null } } },
  events: {
    'form.save': { type: 'form.save' },
    'form.drop': { type: 'form.drop' },
    'form.leave': { type: 'form.leave' },
    'lines.changed': { type: 'lines.changed' },
    'draft.restored': {
      type: 'draft.restored',
      draft: { at: 0, changes: { date: '2026-11-19T10:30' }, withheld: [], lines: [] },
    },
    'record.loaded': { type: 'record.loaded' },
    'record.changed': { type: 'record.changed' },
    'record.creating': { type: 'record.creating' },
    'record.invalid': { type: 'record.invalid', field: 'buyer' },
    'record.saved': {
      type: 'record.saved',
      saved: { id: 'transaction-1', message: null },
      created: true,
      theirChanges: [],
      isOlder: false,
      notes: {},
    },
    'record.refused': { type: 'record.refused', problem: someProblem('invalid') },
    'record.conflicted': { type: 'record.conflicted' },
    'record.unanswered': { type: 'record.unanswered' },
  },
})
