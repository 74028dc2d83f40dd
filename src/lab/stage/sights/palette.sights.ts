import { matchingRows, shownRows } from '#machines/palette/matching-rows.ts'
import { isPartlyRefused, isWithRecords, type PaletteSnapshot } from '#machines/palette/palette.selectors.ts'
import type { PaletteRow } from '#machines/palette/palette.types.ts'
import type { Sight, Sights, Way } from './sight.ts'

type Snapshot = PaletteSnapshot<PaletteRow>

const name = 'Find or go to'
const shown = ({ context }: Snapshot) => shownRows(context)
const isTyped = ({ context: { term } }: Snapshot) => term.trim() !== ''

const searching: readonly Sight<Snapshot>[] = [{ sees: [['text', 'Searching…']], seesNo: [['text', 'Nothing fits']] }]

/** What is seen of the palette, and of the list of all keys. */
export const paletteSights: Sights<Snapshot> = {
  closed: [{ sees: [['button', name]], seesNo: [['question', '']] }],
  'closed.resting': [{ because: 'no key was pressed' }],
  'closed.begun': [{ because: 'the first of two keys is no more than waited with' }],
  open: [
    {
      sees: ({ context: { term } }) => [
        ['question', name],
        ['field', name, `says ${term}`],
        ['field', name, 'in focus'],
      ],
      seesNo: [['button', name]],
    },
    {
      when: 'anything fits',
      if: snapshot => shown(snapshot).length > 0,
      sees: snapshot => shown(snapshot).map(({ label }) => ['option', label]),
      seesNo: [['text', 'Nothing fits']],
    },
    {
      when: 'something does not fit',
      if: ({ context: { offered, term } }) => matchingRows(offered, term).length < offered.length,
      seesNo: ({ context: { offered, term } }) => {
        const fitting = matchingRows(offered, term)
        return offered.filter(row => !fitting.includes(row)).map(({ label }) => ['option', label])
      },
    },
    {
      when: 'a row is highlighted',
      if: ({ context: { highlighted } }) => highlighted !== null,
      sees: snapshot => {
        const row = shown(snapshot).find(({ id }) => id === snapshot.context.highlighted)
        return [['option', row?.label ?? '', 'selected']]
      },
    },
    {
      when: 'something could not be searched',
      if: isPartlyRefused,
      sees: ({ context: { refused } }) => refused.map(source => ['text', `${source} could not be searched`]),
    },
    {
      when: 'everything could be searched',
      if: snapshot => !isPartlyRefused(snapshot),
      seesNo: [['text', 'could not']],
    },
    { when: 'there are records', if: isWithRecords, sees: [['text', 'Records found']] },
  ],
  'open.still': [
    { seesNo: [['text', 'Searching…']] },
    {
      when: 'nothing fits',
      if: snapshot => shown(snapshot).length === 0,
      sees: ({ context: { term } }) => [['text', `Nothing fits “${term.trim()}”`]],
      seesNo: [['option', '']],
    },
    {
      when: 'something was searched for',
      if: isTyped,
      sees: ({ context: { records } }) => [['text', `${records.length || 'No'} records found`]],
    },
    { when: 'nothing is typed', if: snapshot => !isTyped(snapshot), seesNo: [['text', 'records found']] },
  ],
  'open.typing': searching,
  'open.searching': searching,
  listing: [
    {
      sees: [
        ['question', 'All keys'],
        ['field', 'Single keys', 'selected'],
        ['table', ''],
        ['text', 'goes to Transactions'],
      ],
      seesNo: [['button', name]],
    },
  ],
}

const open = { do: 'send', event: { type: 'palette.open' } } as const
const type = (term: string) => ({ do: 'send', event: { type: 'term.type', term } }) as const
const pauses = { do: 'pass', delay: 'typingPause' } as const
const ends = { do: 'send', event: { type: 'search.ended' } } as const

/** A search that finds records, and one that finds nothing and could not search everything. */
export const paletteWays: readonly Way[] = [
  {
    input: 'a small app',
    steps: [
      open,
      type('tra'),
      pauses,
      {
        do: 'send',
        event: {
          type: 'records.found',
          records: [
            { id: 'petra', group: 'records', label: 'Petra Adams', detail: 'user', icon: 'users' },
            { id: 'sale', group: 'records', label: 'Kasi Recyclers', detail: 'Petra Adams', icon: 'transactions' },
          ],
        },
      },
      ends,
    ],
  },
  {
    input: 'a small app',
    steps: [open, type('zinc'), pauses, { do: 'send', event: { type: 'records.refused', source: 'users' } }, ends],
  },
]
