import { example } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { loadedLines } from '#machines/lines/lines.fakes.ts'
import { noFaults } from '#machines/record/record.fakes.ts'
import { mill, naledi, tradeFormFakes } from './trade-form.fakes.ts'
import { tradeFormMachine } from './trade-form.machine.ts'

const values = { buyer: mill, seller: naledi, date: '2026-11-20T10:30', lines: [] }
const loaded = { ...values, lines: loadedLines }

export const tradeFormExample = example({
  machine: tradeFormMachine,
  fakes: ({ gate }) => tradeFormFakes({ loaded, ofRecord: { gate }, ofLines: { gate } }),
  actors: ['load', 'find', 'save', 'createLine', 'attachLine', 'updateLine', 'removeLine'],
  inputs: {
    'a new transaction': { id: null, values, check: noFaults },
    'a recorded transaction': { id: 'transaction-1', values, check: noFaults },
    'a recorded transaction that is known': { id: 'transaction-1', values, loaded, check: noFaults },
  },
  events: {
    'form.save': { type: 'form.save' },
    'form.leave': { type: 'form.leave' },
    'record.loaded': { type: 'record.loaded' },
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
