import type { SnapshotFrom } from 'xstate'
import type { recordingMachine } from '#machines/recording/recording.machine.ts'
import type { Sight, Sights } from './sight.ts'

type Snapshot = SnapshotFrom<typeof recordingMachine>

const leadsTo = (to: 'list' | 'next') => (snapshot: Snapshot) => snapshot.context.afterwards === to

const nextFollows: Sight<Snapshot> = {
  when: 'the next one follows',
  if: leadsTo('next'),
  sees: [['button', 'Record and start next']],
}
const listFollows: Sight<Snapshot> = {
  when: 'its list follows',
  if: leadsTo('list'),
  sees: [['button', 'Record transaction']],
}

/** What is seen where transactions are recorded one after another. */
export const recordingSights: Sights<Snapshot> = {
  first: [{ sees: [['heading', 'New transaction']], seesNo: [['text', 'Recorded:']] }, listFollows, nextFollows],
  next: [
    {
      sees: [
        ['heading', 'New transaction'],
        ['text', 'Recorded:'],
        ['text', 'Cape Fibre Mills · 1 line'],
        ['link', 'Edit'],
        ['field', 'Buyer', 'says '],
        ['field', 'Seller', 'says Naledi Mokoena'],
      ],
    },
    nextFollows,
  ],
  over: [{ because: 'the list, with what was recorded in it, comes at once' }],
}
