import type { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'
import type { Gestures } from '../gesture.ts'

const byFields = 'sent by the fields of the form'

export const newTransactionGestures: Gestures<typeof tradeFormMachine> = {
  'form.save': { by: ({ press }) => press('button', 'Record transaction') },
  'form.leave': 'caused by leaving the screen',
  'record.loaded': byFields,
  'record.invalid': byFields,
  'record.saved': byFields,
  'record.refused': byFields,
  'record.conflicted': byFields,
  'record.unanswered': byFields,
}

export const editTransactionGestures: Gestures<typeof tradeFormMachine> = {
  ...newTransactionGestures,
  'form.save': 'enabled only after a change, and the fields are those of Edit material',
}
