import { someProblem } from '#machines/fakes.ts'
import { recordExample } from '#machines/record/record.example.ts'
import { pet } from '#machines/record/record.fakes.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

const { events, inputs } = recordExample

const fresh = inputs['a new material']
const unanswered = someProblem('network', { mayBeDone: true, sent: pet })
const { 'field.change': change, 'record.save': save } = events
const loaded = answers('load', pet)
const renamed = answers('load', { ...pet, name: 'PET bottles' })

const editing = ['field.change', 'record.save', 'record.reset'] as const

testStates(recordExample.machine(hung), {
  input: inputs['a material'],
  events,
  states: {
    loading: { way: [], takes: [] },
    missing: { way: [fails('load', someProblem('notFound'))], takes: [] },
    unavailable: { way: [fails('load', someProblem('server'))], takes: ['record.retry'] },
    editing: { way: [loaded], takes: editing },
    'editing, of a new record': { input: fresh, way: [], takes: editing },
    comparing: { way: [loaded, change, save], takes: ['field.change'] },
    conflicted: {
      way: [loaded, change, save, renamed],
      takes: ['conflict.choose', 'conflict.settle', 'conflict.cancel'],
    },
    saving: { way: [loaded, change, save, loaded], takes: ['field.change'] },
    looking: { input: fresh, way: [change, save, fails('save', unanswered)], takes: ['field.change'] },
    lookingAgain: {
      input: fresh,
      way: [change, save, fails('save', unanswered), answers('find', null), save],
      takes: ['field.change'],
    },
    created: { input: fresh, way: [change, save, answers('save', '7')], takes: [] },
  },
})
