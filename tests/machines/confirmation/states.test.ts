import { confirmationFakes } from '#machines/confirmation/confirmation.fakes.ts'
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'
import { someProblem } from '#machines/fakes.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

const open = { type: 'confirmation.open', subject: 'Staff' } as const
const phrase = { type: 'phrase.type', text: 'I confirm' } as const
const confirm = { type: 'confirmation.confirm' } as const

const { actors } = confirmationFakes<string>({ result: () => {}, ...hung })

testStates(confirmationMachine<string>().provide({ actors }), {
  events: {
    'confirmation.open': open,
    'phrase.type': phrase,
    'confirmation.confirm': confirm,
    'confirmation.cancel': { type: 'confirmation.cancel' },
  },
  states: {
    closed: { way: [], takes: ['confirmation.open'] },
    open: { way: [open], takes: ['phrase.type', 'confirmation.cancel'] },
    'open, with the phrase': {
      way: [open, phrase],
      takes: ['phrase.type', 'confirmation.confirm', 'confirmation.cancel'],
    },
    performing: { way: [open, phrase, confirm], takes: [] },
    'open, after a refusal': {
      way: [open, phrase, confirm, fails('perform', someProblem('conflict'))],
      takes: ['phrase.type', 'confirmation.confirm', 'confirmation.cancel'],
    },
    'closed, after it is done': {
      way: [open, phrase, confirm, answers('perform')],
      takes: ['confirmation.open'],
    },
  },
})
