import type { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'
import type { Gestures } from '../gesture.ts'

const byFields = 'the fields of the form tell of it'

export const newTransactionGestures: Gestures<typeof tradeFormMachine> = {
  'form.save': { by: ({ press }) => press('button', 'Record transaction') },
  'form.leave': 'leaving the screen does it',
  'record.loaded': byFields,
  'record.invalid': byFields,
  'record.saved': byFields,
  'record.refused': byFields,
  'record.conflicted': byFields,
  'record.unanswered': byFields,
}

export const editTransactionGestures: Gestures<typeof tradeFormMachine> = {
  ...newTransactionGestures,
  'form.save': 'nothing but a change of a field lets it be pressed, and the fields are those of Edit material',
}
