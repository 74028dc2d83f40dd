import { isDirty } from '#machines/record/record.selectors.ts'
import { type RecordSnapshot, recordFields, recordProblem } from './record-rows.ts'
import type { Sight, Sights, Way } from './sight.ts'

type Row = Sight<RecordSnapshot>

const title: Row = { sees: [['heading', 'Edit material']], seesNo: [['question', '']] }
const isUnchanged = (snapshot: RecordSnapshot) => !isDirty(snapshot)

const saving: readonly Row[] = [
  title,
  recordFields,
  { sees: [['button', 'Save changes', 'in progress']] },
  { when: 'something is changed', if: isDirty, sees: [['button', 'Undo changes', 'disabled']] },
]

export const editMaterialSights: Sights<RecordSnapshot> = {
  loading: [title, { seesNo: [['field', 'Name']] }],
  missing: [
    {
      sees: [
        ['heading', 'Not found'],
        ['heading', 'There is no such record'],
        ['link', 'Go to the overview'],
      ],
      seesNo: [['field', 'Name']],
    },
  ],
  unavailable: [
    {
      sees: ({ context: { problem } }) => [
        ['heading', 'Something went wrong!'],
        ['warning', `${problem?.title}${problem?.message}`],
        ['button', 'Try again'],
      ],
      seesNo: [['field', 'Name']],
    },
  ],
  editing: [
    title,
    recordFields,
    recordProblem,
    {
      when: 'nothing is changed',
      if: isUnchanged,
      sees: [
        ['link', 'Back to materials'],
        ['button', 'Save changes', 'disabled'],
      ],
    },
    {
      when: 'something is changed',
      if: isDirty,
      sees: [
        ['button', 'Undo changes'],
        ['button', 'Save changes'],
      ],
    },
  ],
  checking: [{ because: 'the check of the fields answers at once' }],
  comparing: saving,
  saving,
  conflicted: [
    {
      sees: ({ context: { conflicts } }) => [
        ['question', 'Somebody else changed this, too'],
        ['option', 'Yours'],
        ['option', 'Theirs'],
        ...conflicts.flatMap(({ mine, theirs }) => [mine, theirs].map(value => ['text', String(value)] as const)),
        ['button', 'Back to the form'],
        ['button', 'Save'],
      ],
    },
  ],
}

/** What was typed is undone. */
export const editMaterialWays: readonly Way[] = [
  {
    input: 'a material that is known',
    steps: [
      { do: 'send', event: { type: 'field.change', field: 'name', value: 'PET flakes' } },
      { do: 'send', event: { type: 'record.reset' } },
    ],
  },
]
