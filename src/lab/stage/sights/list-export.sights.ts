import type { SnapshotFrom } from 'xstate'
import type { RunStep } from '#lab/run/steps.ts'
import { listReadingExample } from '#machines/list-reading/list-reading.example.ts'
import type { listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import { isReadAgain, readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import type { Sight, Sights, Way } from './sight.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof listReadingMachine<{ id: string }, unknown>>>
type Row = Sight<Snapshot>

const button: Row = { sees: [['button', 'Export CSV']] }

const isAnswered = (snapshot: Snapshot) => readingExtentOf(snapshot).rowCount !== null

const soFar: readonly Row[] = [
  {
    when: 'the list has said how long it is',
    if: isAnswered,
    sees: snapshot => {
      const { rows, rowCount } = readingExtentOf(snapshot)
      return [['text', `${rows} of ${rowCount} materials read`]]
    },
  },
  {
    when: 'the list has said nothing yet',
    if: snapshot => !isAnswered(snapshot),
    sees: [['text', 'No materials read yet']],
  },
]
const reading: readonly Row[] = [
  {
    sees: [
      ['progress', 'Exported so far'],
      ['button', 'Stop'],
    ],
    seesNo: [
      ['button', 'Go on'],
      ['warning', ''],
    ],
  },
  ...soFar,
  {
    when: 'it is read a second time',
    if: isReadAgain,
    sees: [['text', 'list has changed meanwhile']],
    seesNo: [['text', 'No materials']],
  },
  {
    when: 'it is read for the first time',
    if: snapshot => !isReadAgain(snapshot),
    seesNo: [['text', 'meanwhile']],
  },
]
const halted: readonly Row[] = [
  {
    sees: [
      ['button', 'Go on'],
      ['button', 'Discard'],
    ],
    seesNo: [
      ['progress', ''],
      ['button', 'Stop'],
    ],
  },
  ...soFar,
]

const atRest: readonly Row[] = [
  button,
  {
    seesNo: [
      ['progress', ''],
      ['button', 'Stop'],
      ['button', 'Go on'],
      ['warning', ''],
    ],
  },
]

/** What is seen of an export of a list. */
export const listExportSights: Sights<Snapshot> = {
  idle: atRest,
  done: atRest,
  reading: [button, ...reading],
  stopped: [button, ...halted, { sees: [['text', 'The export was stopped. ']], seesNo: [['warning', '']] }],
  failed: [
    button,
    ...halted,
    {
      sees: ({ context: { problem } }) => [
        ['warning', problem?.title ?? ''],
        ['text', problem?.message ?? ''],
      ],
    },
  ],
}

const begins: RunStep = { do: 'send', event: listReadingExample.events['reading.begin'] }
const reads: RunStep = { do: 'answer', slot: 'readPages' }
const fails: RunStep = { do: 'fail', slot: 'readPages', kind: 'server' }
const goesOn: RunStep = { do: 'send', event: { type: 'reading.goOn' } }
const from = (...steps: readonly RunStep[]): Way => ({ input: 'a list of two pages', steps: [begins, ...steps] })

/** Exports that are stopped or fail in their midst, and one that fails as the list is read a second time. */
export const listExportWays: readonly Way[] = [
  from(reads, { do: 'send', event: { type: 'reading.stop' } }, goesOn, reads),
  from(reads, fails, goesOn, reads),
  from({ do: 'answer', slot: 'readPages', as: 'one page, which does not have all rows' }, reads, fails, goesOn),
]
