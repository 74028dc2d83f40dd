import { someProblem } from '#machines/fakes.ts'
import { recordFakes } from '#machines/record/record.fakes.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

type Values = { name: string; code: string }
const pet: Values = { name: 'PET', code: 'GW 51-01' }

const { actors } = recordFakes<Values, string>({ loaded: [pet], saved: '7', ...hung })
/** Its check is answered by a step of its own. */
const machine = recordMachine<Values, string>().provide({ actors, actions: { check: () => {} } })

const input = { id: '7', values: pet }
const fresh = { ...input, id: null }
const unanswered = someProblem('network', { mayBeDone: true, sent: pet })
const change = { type: 'field.change', field: 'name', value: 'PET flakes' } as const
const save = { type: 'record.save' } as const
const checked = { type: 'record.checked', errors: {} } as const
const loaded = answers('load', pet)
const renamed = answers('load', { ...pet, name: 'PET bottles' })

const editing = ['field.change', 'record.save', 'record.reset'] as const

testStates(machine, {
  input,
  events: {
    'field.change': { type: 'field.change', field: 'name', value: 'Glass' },
    'record.save': save,
    'record.checked': checked,
    'record.retry': { type: 'record.retry' },
    'record.reset': { type: 'record.reset' },
    'conflict.choose': { type: 'conflict.choose', field: 'name', whose: 'theirs' },
    'conflict.settle': { type: 'conflict.settle' },
    'conflict.cancel': { type: 'conflict.cancel' },
  },
  states: {
    loading: { way: [], takes: [] },
    missing: { way: [fails('load', someProblem('notFound'))], takes: [] },
    unavailable: { way: [fails('load', someProblem('server'))], takes: ['record.retry'] },
    editing: { way: [loaded], takes: editing },
    'editing, of a new record': { input: fresh, way: [], takes: editing },
    checking: { way: [loaded, save], takes: ['record.checked'] },
    comparing: { way: [loaded, change, save, checked], takes: ['field.change'] },
    conflicted: {
      way: [loaded, change, save, checked, renamed],
      takes: ['conflict.choose', 'conflict.settle', 'conflict.cancel'],
    },
    saving: { way: [loaded, change, save, checked, loaded], takes: ['field.change'] },
    looking: { input: fresh, way: [save, checked, fails('save', unanswered)], takes: ['field.change'] },
    lookingAgain: {
      input: fresh,
      way: [save, checked, fails('save', unanswered), answers('find', null), save, checked],
      takes: ['field.change'],
    },
    created: { input: fresh, way: [save, checked, answers('save', '7')], takes: [] },
  },
})
