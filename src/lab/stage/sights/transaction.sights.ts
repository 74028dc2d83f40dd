import type { SnapshotFrom } from 'xstate'
import type { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'
import type { Sight, Sights, Way } from './sight.ts'

type Snapshot = SnapshotFrom<typeof tradeFormMachine>
type Row = Sight<Snapshot>

const isSaving = ({ context: { record } }: Snapshot) => record.getSnapshot().hasTag('saving')
const isEditing = ({ context: { record } }: Snapshot) => record.getSnapshot().hasTag('editing')
const isAtRest = (snapshot: Snapshot) => !isSaving(snapshot)

const left: readonly Row[] = [{ because: 'the screen was left, and what is under way ends behind the next one' }]

const saving = (button: string): readonly Row[] => [
  { when: 'it is being saved', if: isSaving, sees: [['button', button, 'in progress']] },
]

export const newTransactionSights: Sights<Snapshot> = {
  drafting: [
    {
      sees: [
        ['heading', 'New transaction'],
        ['link', 'Cancel'],
      ],
    },
    ...saving('Record transaction'),
    {
      when: 'it is not being saved',
      if: isAtRest,
      sees: [
        ['button', 'Record transaction'],
        ['field', 'Buyer'],
        ['field', 'Date'],
        ['field', 'Add a material'],
        ['button', 'Paste rows'],
      ],
    },
  ],
  recorded: [{ because: 'the list, with what was recorded in it, comes at once' }],
  finishing: left,
  left,
}

export const editTransactionSights: Sights<Snapshot> = {
  loading: [
    {
      sees: [['heading', 'Edit transaction']],
      seesNo: [
        ['field', 'Buyer'],
        ['field', 'Add a material'],
      ],
    },
  ],
  editing: [
    { sees: [['heading', 'Edit transaction']] },
    ...saving('Save changes'),
    {
      when: 'the fields are there',
      if: isEditing,
      sees: [
        ['field', 'Buyer'],
        ['field', 'Date'],
        ['field', 'Add a material'],
        ['link', 'Back to transactions'],
      ],
    },
    {
      when: 'nothing is changed',
      if: snapshot => isEditing(snapshot) && isAtRest(snapshot),
      sees: [['button', 'Save changes', 'disabled']],
    },
  ],
}

/** The record answers, and tells its form. */
export const editTransactionWays: readonly Way[] = [
  { input: 'a recorded transaction', steps: [{ do: 'answer', slot: 'load' }] },
]
