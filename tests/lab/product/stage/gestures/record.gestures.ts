import type { formExample } from '#machines/form/form.example.ts'
import type { recordMachine } from '#machines/record/record.machine.ts'
import type { Gestures } from '../gesture.ts'

type Values = { name: string; gwCode: string; carbonFactor: string }
type RecordGestures = Omit<Gestures<ReturnType<typeof recordMachine<Values, string>>>, 'record.save'> &
  Pick<Gestures<typeof formExample.machine>, 'form.save'>

const labels = { name: 'Name', gwCode: 'GW code', carbonFactor: 'CO₂ factor' }
const newForm = 'a retry creates a new form and a new run'
const savedOnly = 'a new material is not compared'
const restored = 'a restored draft sends this event'
const waits = 'the fields are disabled, too'

export const editMaterialGestures: RecordGestures = {
  'field.change': { by: ({ fill }, { field, value }) => fill(labels[field], value) },
  'form.save': {
    by: ({ press }) => press('button', 'Save changes'),
    notOffered: { open: 'no field has changed' },
  },
  'record.tried': restored,
  'record.retry': newForm,
  'record.reset': {
    by: ({ press }) => press('button', 'Discard changes'),
    notOffered: { editing: 'no field has changed' },
  },
  'conflict.choose': { by: ({ press }, { whose }) => press('option', whose === 'mine' ? 'Yours' : 'Theirs') },
  'conflict.settle': { by: ({ press }) => press('button', 'Save') },
  'conflict.cancel': { by: ({ press }) => press('button', 'Back to form') },
}

export const newMaterialGestures: RecordGestures = {
  'field.change': {
    by: ({ fill }, { field, value }) => fill(labels[field], value),
    notOffered: { saving: waits, looking: waits, lookingAgain: waits },
  },
  'form.save': { by: ({ press }) => press('button', 'Create material') },
  'record.tried': restored,
  'record.retry': newForm,
  'record.reset': 'a new material has no saved values',
  'conflict.choose': savedOnly,
  'conflict.settle': savedOnly,
  'conflict.cancel': savedOnly,
}
