import { example } from '#machines/example.ts'
import { confirmationFakes } from './confirmation.fakes.ts'
import { confirmationMachine, confirmationPhrase } from './confirmation.machine.ts'

export const confirmationExample = example({
  machine: confirmationMachine<string>(),
  fakes: script => confirmationFakes<string>({ result: () => undefined, ...script }),
  actors: ['perform'],
  inputs: { 'a material that can be deleted': undefined },
  events: {
    'confirmation.open': { type: 'confirmation.open', subject: 'Copper' },
    'phrase.type': { type: 'phrase.type', text: confirmationPhrase },
    'confirmation.confirm': { type: 'confirmation.confirm' },
    'confirmation.cancel': { type: 'confirmation.cancel' },
  },
})
