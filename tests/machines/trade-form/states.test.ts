import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { someProblem } from '#machines/fakes.ts'
import { tradeFormFakes } from '#machines/trade-form/trade-form.fakes.ts'
import { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'
import { hung, testStates } from '../state-table.ts'

const values: TradeValues = { buyer: null, seller: null, date: '2026-11-20T10:30', lines: [] }
const { actors } = tradeFormFakes({ loaded: values, ofRecord: hung, ofLines: hung })

const saved = {
  type: 'record.saved',
  saved: { id: '7', message: null },
  created: true,
  taken: [],
  isOlder: false,
} as const
const loaded = { type: 'record.loaded' } as const
const save = { type: 'form.save' } as const
const leave = { type: 'form.leave' } as const
const ends = ['record.saved', 'record.refused', 'record.conflicted', 'record.unanswered'] as const
const there = { id: '7', values }

testStates(tradeFormMachine.provide({ actors }), {
  input: { id: null, values },
  events: {
    'form.save': save,
    'form.leave': leave,
    'record.loaded': loaded,
    'record.invalid': { type: 'record.invalid', field: 'buyer' },
    'record.saved': saved,
    'record.refused': { type: 'record.refused', problem: someProblem('invalid') },
    'record.conflicted': { type: 'record.conflicted' },
    'record.unanswered': { type: 'record.unanswered' },
  },
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
