import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import { hung, testStates } from '../state-table.ts'

const { events, inputs } = tradeFormExample
const { 'record.saved': saved, 'record.loaded': loaded, 'form.save': save, 'form.leave': leave } = events
const ends = ['record.saved', 'record.refused', 'record.conflicted', 'record.unanswered'] as const
const there = inputs['a recorded transaction']

testStates(tradeFormExample.machine(hung), {
  input: inputs['a new transaction'],
  events,
  states: {
    drafting: { way: [], takes: ['form.save', 'form.leave', 'record.invalid', 'record.saved', 'record.refused'] },
    recorded: { way: [saved], takes: ['form.leave'] },
    'finishing, while a new one is recorded': { way: [save, leave], takes: [...ends] },
    'left, once that has ended': { way: [save, leave, saved], takes: [] },
    left: { way: [leave], takes: [] },
    loading: { input: there, way: [], takes: ['form.leave', 'record.loaded'] },
    editing: { input: there, way: [loaded], takes: ['form.save', 'form.leave'] },
  },
})
