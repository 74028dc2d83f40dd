import type { formExample } from '#machines/form/form.example.ts'
import type { Gestures } from '../gesture.ts'

const byFields = 'sent by the fields of the form'

export const newTransactionGestures: Gestures<typeof formExample.machine> = {
  'form.save': { by: ({ press }) => press('button', 'Record transaction') },
  'form.drop': 'caused by leaving the screen',
  'form.leave': 'caused by leaving the screen',
  'lines.changed': byFields,
  'draft.restored': byFields,
  'record.loaded': byFields,
  'record.changed': byFields,
  'record.creating': byFields,
  'record.invalid': byFields,
  'record.saved': byFields,
  'record.refused': byFields,
  'record.conflicted': byFields,
  'record.unanswered': byFields,
}

export const editTransactionGestures: Gestures<typeof formExample.machine> = {
  ...newTransactionGestures,
  'form.save': 'enabled only after a change, and the fields are those of Edit material',
}
