import { sentenceCase } from '#domain/words.ts'
import { type FormValues, type RecordSnapshot, type RecordWords, recordFields, recordProblem } from './record-rows.ts'
import type { Sight, Sights } from './sight.ts'

/** What is seen of any new record, in its words. `next` is the heading of the screen to which it leads; its list unless given. */
export function newRecordSights<Values extends FormValues & { name: string }>({
  next,
  ...words
}: RecordWords<Values> & { next?: string }): Sights<RecordSnapshot<Values>> {
  const { noun, list } = words
  /** The fields can be read, and not be changed: what is typed now would be lost. */
  const saving: readonly Sight<RecordSnapshot<Values>>[] = [
    {
      sees: [
        ['heading', `New ${noun}`],
        ['button', `Create ${noun}`, 'in progress'],
      ],
      seesNo: [['field', 'Name']],
    },
  ]

  return {
    editing: [
      {
        sees: [
          ['heading', `New ${noun}`],
          ['link', 'Cancel'],
          ['button', `Create ${noun}`],
        ],
      },
      recordFields(words),
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
          ['heading', next ?? list],
          ['text', `${sentenceCase(noun)} ${saved.name} created`],
        ],
        seesNo: [['button', `Create ${noun}`]],
      },
    ],
  }
}
