import type { SnapshotFrom } from 'xstate'
import { rowsIn } from '#domain/pages-read.ts'
import type { RunStep } from '#lab/run/steps.ts'
import { listReadingExample } from '#machines/list-reading/list-reading.example.ts'
import type { listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import { isNothingFound, isPartlyRead, readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import type { Sight, Sights, Thing, Way } from './sight.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof listReadingMachine<{ id: string; name: string }, unknown>>>
type Row = Sight<Snapshot>

const invitation: Thing = ['text', 'All users are looked through for it']
const foundIn = ({ context: { pages } }: Snapshot) => rowsIn(pages).items
const usersOf = (snapshot: Snapshot) => {
  const { length } = foundIn(snapshot)
  return length === 1 ? '1 user' : `${length} users`
}

/** What is found stays in sight, and so does how far the search is. */
const soFar: readonly Row[] = [
  {
    when: 'a page was read',
    if: isPartlyRead,
    sees: snapshot => {
      const { pages, pageCount } = readingExtentOf(snapshot)
      const names = foundIn(snapshot).map(({ name }) => ['link', name] as const)
      return [['text', `${usersOf(snapshot)} so far, after ${pages} of ${pageCount} pages.`], ...names]
    },
    seesNo: [invitation],
  },
  { when: 'no page was read', if: snapshot => !isPartlyRead(snapshot), seesNo: [['text', 'so far, after']] },
]
const atRest: Row = { seesNo: [['progress', 'Read so far']] }
const offersGoOn: Row = { sees: [['button', 'Go on']], seesNo: [['button', 'Stop']] }

export const roleHoldersSights: Sights<Snapshot> = {
  idle: [
    {
      sees: [['heading', 'Who holds it'], invitation, ['button', 'Find who holds it']],
      seesNo: [['warning', '']],
    },
    atRest,
  ],
  reading: [
    {
      sees: [
        ['progress', 'Read so far'],
        ['button', 'Stop'],
      ],
      seesNo: [['warning', ''], invitation],
    },
    ...soFar,
  ],
  stopped: [offersGoOn, atRest, { seesNo: [['warning', '']] }, ...soFar],
  failed: [
    offersGoOn,
    atRest,
    { sees: ({ context: { problem } }) => [['warning', problem?.message ?? '']], seesNo: [invitation] },
    ...soFar,
  ],
  done: [
    { sees: [['button', 'Look again']], seesNo: [['warning', ''], ['text', 'so far, after'], invitation] },
    atRest,
    {
      when: 'somebody holds it',
      if: snapshot => !isNothingFound(snapshot),
      sees: snapshot => [
        ['text', `${usersOf(snapshot)}.`],
        ...foundIn(snapshot).map(({ name }) => ['link', name] as const),
      ],
    },
    { when: 'nobody holds it', if: isNothingFound, sees: [['text', 'Nobody holds it.']] },
  ],
}

const reads: RunStep = { do: 'answer', slot: 'readPages' }
const begins: RunStep = { do: 'send', event: listReadingExample.events['reading.begin'] }
const goesOn: RunStep = { do: 'send', event: { type: 'reading.goOn' } }
const from = (...steps: readonly RunStep[]): Way => ({ input: 'a list of two pages', steps: [begins, ...steps] })

/** A search that is stopped halfway, one that fails there, and one that finds nobody. */
export const roleHoldersWays: readonly Way[] = [
  from(reads, { do: 'send', event: { type: 'reading.stop' } }, goesOn),
  from(reads, { do: 'fail', slot: 'readPages', kind: 'network' }, goesOn, reads),
  from({ do: 'answer', slot: 'readPages', as: 'an empty list' }),
]
