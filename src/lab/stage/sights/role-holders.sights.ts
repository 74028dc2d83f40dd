import type { SnapshotFrom } from 'xstate'
import type { siftMachine } from '#machines/sift/sift.machine.ts'
import { isFoundNowhere, isPartlySifted } from '#machines/sift/sift.selectors.ts'
import type { Sight, Sights, Thing, Way } from './sight.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof siftMachine<{ id: string; name: string }>>>
type Row = Sight<Snapshot>

const invitation: Thing = ['text', 'All users are looked through for it']
const usersOf = ({ context: { found } }: Snapshot) => (found.length === 1 ? '1 user' : `${found.length} users`)

/** What is found stays in sight, and so does how far the search is. */
const soFar: readonly Row[] = [
  {
    when: 'a page was read',
    if: isPartlySifted,
    sees: snapshot => {
      const { read, pages, found } = snapshot.context
      const names = found.map(({ name }) => ['link', name] as const)
      return [['text', `${usersOf(snapshot)} so far, after ${read} of ${pages} pages.`], ...names]
    },
    seesNo: [invitation],
  },
  { when: 'no page was read', if: snapshot => !isPartlySifted(snapshot), seesNo: [['text', 'so far, after']] },
]
const atRest: Row = { seesNo: [['progress', 'Read so far']] }
const goesOn: Row = { sees: [['button', 'Go on']], seesNo: [['button', 'Stop']] }

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
  stopped: [goesOn, atRest, { seesNo: [['warning', '']] }, ...soFar],
  failed: [
    goesOn,
    atRest,
    { sees: ({ context: { problem } }) => [['warning', problem?.message ?? '']], seesNo: [invitation] },
    ...soFar,
  ],
  done: [
    { sees: [['button', 'Look again']], seesNo: [['warning', ''], ['text', 'so far, after'], invitation] },
    atRest,
    {
      when: 'somebody holds it',
      if: snapshot => !isFoundNowhere(snapshot),
      sees: snapshot => [
        ['text', `${usersOf(snapshot)}.`],
        ...snapshot.context.found.map(({ name }) => ['link', name] as const),
      ],
    },
    { when: 'nobody holds it', if: isFoundNowhere, sees: [['text', 'Nobody holds it.']] },
  ],
}

const reads = { do: 'answer', slot: 'readPage' } as const
const send = (type: 'sift.begin' | 'sift.stop' | 'sift.goOn') => ({ do: 'send', event: { type } }) as const

/** A search that is stopped halfway, and one that fails there. */
export const roleHoldersWays: readonly Way[] = [
  { input: 'who holds a role', steps: [send('sift.begin'), reads, send('sift.stop'), send('sift.goOn')] },
  {
    input: 'who holds a role',
    steps: [send('sift.begin'), reads, { do: 'fail', slot: 'readPage', kind: 'network' }, send('sift.goOn'), reads],
  },
  {
    input: 'who holds a role',
    steps: [send('sift.begin'), { do: 'answer', slot: 'readPage', as: 'the only page, with nobody who fits' }],
  },
]
