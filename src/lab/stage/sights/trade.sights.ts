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

/** What is seen of a new trade, by what the screen calls it. */
export const newTradeSights = (noun: 'transaction' | 'collection'): Sights<Snapshot> => ({
  drafting: [
    {
      sees: [
        ['heading', `New ${noun}`],
        ['link', 'Cancel'],
      ],
    },
    ...saving(`Record ${noun}`),
    {
      when: 'it is not being saved',
      if: isAtRest,
      sees: [
        ['button', `Record ${noun}`],
        ['field', 'Buyer'],
        ['field', 'Add a material'],
        ['button', 'Paste rows'],
      ],
    },
  ],
  recorded: [{ because: 'the list, with what was recorded in it, comes at once' }],
  finishing: left,
  left,
})

/** What is seen of a recorded trade, by what the screen calls it. */
export const editTradeSights = (noun: 'transaction' | 'collection'): Sights<Snapshot> => ({
  loading: [
    {
      sees: [['heading', `Edit ${noun}`]],
      seesNo: [
        ['field', 'Buyer'],
        ['field', 'Add a material'],
      ],
    },
  ],
  editing: [
    ...saving('Save changes'),
    {
      when: 'the fields are there',
      if: isEditing,
      sees: [
        ['link', 'View'],
        ['field', 'Buyer'],
        ['field', 'Add a material'],
        ['link', `Back to ${noun}s`],
      ],
    },
    {
      when: 'nothing is changed',
      if: snapshot => isEditing(snapshot) && isAtRest(snapshot),
      seesNo: [['button', 'Save changes']],
    },
  ],
})

/** The record answers, and tells its form. */
export const editTradeWays: readonly Way[] = [
  { input: 'a recorded transaction', steps: [{ do: 'answer', slot: 'load' }] },
]
