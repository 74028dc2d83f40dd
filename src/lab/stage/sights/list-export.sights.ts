import type { SnapshotFrom } from 'xstate'
import type { RunStep } from '#lab/run/steps.ts'
import { listExportExample } from '#machines/list-export/list-export.example.ts'
import type { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import { exportProgressOf, isPartlyRead, isReadAgain } from '#machines/list-export/list-export.selectors.ts'
import type { Sight, Sights, Way } from './sight.ts'

type Snapshot = SnapshotFrom<typeof listExportMachine>
type Row = Sight<Snapshot>

const button: Row = { sees: [['button', 'Export CSV']] }

const soFar: readonly Row[] = [
  {
    when: 'the list has said how long it is',
    if: isPartlyRead,
    sees: snapshot => {
      const { read, count } = exportProgressOf(snapshot)
      return [['text', `${read} of ${count} materials read`]]
    },
  },
  {
    when: 'the list has said nothing yet',
    if: snapshot => !isPartlyRead(snapshot) && !isReadAgain(snapshot),
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

/** What is seen of an export of a list. */
export const listExportSights: Sights<Snapshot> = {
  idle: [
    button,
    {
      seesNo: [
        ['progress', ''],
        ['button', 'Stop'],
        ['button', 'Go on'],
        ['warning', ''],
      ],
    },
  ],
  'reading.asking': [button, ...reading],
  'reading.pausing': [button, ...reading],
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

const begins: RunStep = { do: 'send', event: listExportExample.events['export.begin'] }
const reads: RunStep = { do: 'answer', slot: 'readPages' }
const fails: RunStep = { do: 'fail', slot: 'readPages', kind: 'server' }
const pauses: RunStep = { do: 'pass', delay: 'retryPause' }
const from = (...steps: readonly RunStep[]): Way => ({ input: 'no export yet', steps: [begins, ...steps] })

/** Exports that are stopped or fail in their midst, and one that fails as the list is read a second time. */
export const listExportWays: readonly Way[] = [
  from(reads, { do: 'send', event: { type: 'export.stop' } }, { do: 'send', event: { type: 'export.goOn' } }, reads),
  from(reads, fails, pauses, fails, pauses, fails, { do: 'send', event: { type: 'export.goOn' } }, reads),
  from({ do: 'answer', slot: 'readPages', as: 'one page, which does not have all rows' }, fails, pauses, reads),
]
