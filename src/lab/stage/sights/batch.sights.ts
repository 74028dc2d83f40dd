import { type BatchSnapshot, batchProgressOf, isPartlyDone, isStopping } from '#machines/batch/batch.selectors.ts'
import type { Sight, Sights } from './sight.ts'

type Snapshot = BatchSnapshot<{ id: string; name: string }, { words: Record<'doing' | 'done' | 'undone', string> }>
type Row = Sight<Snapshot>

const materialsOf = (count: number) => (count === 1 ? '1 material' : `${count} materials`)

/** How much was done, where it does not go on by itself. */
const halted: Row = {
  sees: ({ context: { subjects, done, refused, deed } }) => [
    ['text', `${done.length} of ${materialsOf(subjects.length)} ${deed?.words.done}`],
    ...(refused.length > 0 ? [['text', `, ${refused.length} refused.`] as const] : []),
    ['button', 'Go on'],
    ['button', 'Leave the rest'],
  ],
  seesNo: [
    ['progress', ''],
    ['button', 'Delete'],
  ],
}
const noLine: Row = {
  seesNo: [
    ['progress', ''],
    ['button', 'Go on'],
  ],
}

/** What is seen of a deed to selected rows. */
export const batchSights: Sights<Snapshot> = {
  idle: [
    noLine,
    {
      sees: [
        ['text', '2 materials selected'],
        ['button', 'Delete'],
      ],
      seesNo: [['question', '']],
    },
  ],
  'working.calling': [
    {
      sees: ({ context: { deed } }) => [['progress', `${deed?.words.doing}, so far`]],
      seesNo: [
        ['button', 'Delete'],
        ['button', 'Go on'],
        ['question', ''],
      ],
    },
    {
      when: 'it goes on',
      if: snapshot => !isStopping(snapshot),
      sees: snapshot => {
        const { answered, count } = batchProgressOf(snapshot)
        return [
          ['text', `${snapshot.context.deed?.words.doing}: ${answered} of ${materialsOf(count)}`],
          ['button', 'Stop'],
        ]
      },
    },
    {
      when: 'it stops after the answer that is awaited',
      if: isStopping,
      sees: [
        ['text', 'Stopping: '],
        ['button', 'Stop', 'disabled'],
      ],
    },
  ],
  stopped: [halted, { sees: [['text', 'Stopped. ']], seesNo: [['warning', '']] }],
  failed: [
    halted,
    {
      sees: ({ context: { problem } }) => [
        ['warning', problem?.title ?? ''],
        ['text', problem?.message ?? ''],
      ],
    },
  ],
  over: [
    noLine,
    {
      sees: ({ context: { refused, deed } }) => [
        ['question', `${materialsOf(refused.length)} ${deed?.words.undone}`],
        ...refused.flatMap(({ subject, problem }) => [
          ['text', subject.name] as const,
          ['text', problem.message] as const,
        ]),
        ['button', 'Close'],
      ],
    },
    {
      when: 'something was done',
      if: isPartlyDone,
      sees: ({ context: { done, deed } }) => [['text', `${materialsOf(done.length)} ${deed?.words.done}.`]],
    },
  ],
}
