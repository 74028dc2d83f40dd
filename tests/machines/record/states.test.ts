import { someProblem } from '#machines/fakes.ts'
import { recordExample } from '#machines/record/record.example.ts'
import { pet } from '#machines/record/record.fakes.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

const { events, inputs } = recordExample
/** Its check is answered by a step of its own. */
const machine = recordExample.machine(hung).provide({ actions: { check: () => {} } })

const fresh = inputs['a new material']
const unanswered = someProblem('network', { mayBeDone: true, sent: pet })
const { 'field.change': change, 'record.save': save, 'record.checked': checked } = events
const loaded = answers('load', pet)
const renamed = answers('load', { ...pet, name: 'PET bottles' })

const editing = ['field.change', 'record.save', 'record.reset'] as const

testStates(machine, {
  input: inputs['a material'],
  events,
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
