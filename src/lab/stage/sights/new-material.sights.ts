import { type RecordSnapshot, recordFields, recordProblem } from './record-rows.ts'
import type { Sight, Sights } from './sight.ts'

/** The fields can be read, and not be changed: what is typed now would be lost. */
const saving: readonly Sight<RecordSnapshot>[] = [
  {
    sees: [
      ['heading', 'New material'],
      ['button', 'Create material', 'in progress'],
    ],
    seesNo: [['field', 'Name']],
  },
]

export const newMaterialSights: Sights<RecordSnapshot> = {
  editing: [
    {
      sees: [
        ['heading', 'New material'],
        ['link', 'Cancel'],
        ['button', 'Create material'],
      ],
    },
    recordFields,
    recordProblem,
    {
      when: 'a field is filled in wrongly',
      if: ({ context: { errors } }) => errors['name'] !== undefined,
      sees: ({ context: { errors } }) => [
        ['text', errors['name'] ?? ''],
        ['field', 'Name', 'wrong'],
      ],
    },
  ],
  checking: [{ because: 'the check of the fields answers at once' }],
  saving,
  looking: saving,
  lookingAgain: saving,
  created: [
    {
      sees: ({ context: { saving: saved } }) => [
        ['heading', 'Materials'],
        ['text', `Material ${saved.name} created`],
      ],
      seesNo: [['button', 'Create material']],
    },
  ],
}
