import type { LookupContext } from '#machines/lookup/lookup.types.ts'
import type { Sight, Sights, Way } from './sight.ts'

type Snapshot = { context: LookupContext<{ name: string }> }

const field: Sight<Snapshot> = { sees: [['field', 'Material']] }

/** The list is opened by typing, or by its button. */
const typed = (sight: Sight<Snapshot>): Sight<Snapshot> => ({
  ...sight,
  when: 'something is typed',
  if: ({ context: { term } }) => term !== '',
})

/** What was found for another term could be taken for what this one means. */
const searching: readonly Sight<Snapshot>[] = [
  field,
  {
    when: 'what is typed was not searched for',
    if: ({ context: { term, found } }) => term !== '' && term !== found,
    sees: [['text', 'Searching…']],
    seesNo: [
      ['option', 'Lead'],
      ['option', 'Iron'],
    ],
  },
]

export const lookUpSights: Sights<Snapshot> = {
  idle: [field, { seesNo: [['text', 'Searching…']], because: 'nothing is wanted of the field yet' }],
  typing: searching,
  loading: searching,
  ready: [
    field,
    { seesNo: [['text', 'Searching…']] },
    typed({ sees: ({ context: { options } }) => options.map(({ name }) => ['option', name]) }),
  ],
  failed: [field, typed({ sees: [['option', 'The search failed. Try again']] })],
}

/** The first search for what is typed fails. */
export const lookUpWays: readonly Way[] = [
  {
    input: 'an empty field',
    steps: [
      { do: 'send', event: { type: 'term.type', term: 'Lead' } },
      { do: 'pass', delay: 'typingPause' },
      { do: 'fail', slot: 'find', kind: 'server' },
      { do: 'send', event: { type: 'lookup.retry' } },
    ],
  },
]
