import { isDirty } from '#machines/record/record.selectors.ts'
import {
  type FormValues,
  noFields,
  type RecordSnapshot,
  type RecordWords,
  recordFields,
  recordProblem,
} from './record-rows.ts'
import type { Sight, Sights } from './sight.ts'

/** What is seen of any saved record, in its words. */
export function editRecordSights<Values extends FormValues>({
  heading,
  ...words
}: RecordWords<Values> & {
  /** The title until the record is loaded: "Edit role" unless given. */
  heading?: string
}): Sights<RecordSnapshot<Values>> {
  const isUnchanged = (snapshot: RecordSnapshot<Values>) => !isDirty(snapshot)
  type Row = Sight<RecordSnapshot<Values>>
  const first: Row = { sees: [['heading', heading ?? `Edit ${words.noun}`]] }
  const title: Row = {
    sees: ({ context: { initial } }) => [['heading', String(initial['name'])]],
    seesNo: [['question', '']],
  }
  const fields = recordFields(words)
  const saving: readonly Row[] = [
    title,
    fields,
    { sees: [['button', 'Save changes', 'in progress']] },
    { when: 'something is changed', if: isDirty, sees: [['button', 'Undo changes', 'disabled']] },
  ]

  return {
    loading: [first, noFields],
    missing: [
      {
        sees: [
          ['heading', 'Not found'],
          ['heading', 'There is no such record'],
          ['link', 'Go to the overview'],
        ],
      },
      noFields,
    ],
    unavailable: [
      {
        sees: ({ context: { problem } }) => [
          ['heading', 'Something went wrong!'],
          ['warning', `${problem?.title}${problem?.message}`],
          ['button', 'Try again'],
        ],
      },
      noFields,
    ],
    editing: [
      title,
      fields,
      recordProblem,
      {
        when: 'nothing is changed',
        if: isUnchanged,
        sees: [
          ['link', `Back to ${words.list.toLowerCase()}`],
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
          // What is no text is told in words of its own.
          ...conflicts
            .flatMap(({ mine, theirs }) => [mine, theirs])
            .flatMap(value => (typeof value === 'string' ? [['text', value] as const] : [])),
          ['button', 'Back to the form'],
          ['button', 'Save'],
        ],
      },
    ],
  }
}
