import { confirmationExample } from '#machines/confirmation/confirmation.example.ts'
import { someProblem } from '#machines/fakes.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

const { events } = confirmationExample
const { 'confirmation.open': open, 'phrase.type': phrase, 'confirmation.confirm': confirm } = events

testStates(confirmationExample.machine(hung), {
  events,
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
