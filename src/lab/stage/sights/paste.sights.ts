import { type PasteSnapshot, progressOf } from '#machines/paste/paste.selectors.ts'
import type { Sight, Sights } from './sight.ts'

type Row = Sight<PasteSnapshot>

const form: Row = {
  sees: [
    ['heading', 'New transaction'],
    ['button', 'Paste rows'],
  ],
}
const oneOfFour: readonly Row[] = [{ because: 'up to four materials are looked up side by side, and seen together' }]

export const pasteSights: Sights<PasteSnapshot> = {
  idle: [
    form,
    {
      seesNo: [
        ['text', 'Looking up'],
        ['text', 'not added'],
      ],
    },
  ],
  reading: [
    form,
    {
      sees: snapshot => [
        ['text', `Looking up ${progressOf(snapshot).total} materials`],
        ['button', 'Stop'],
      ],
      seesNo: [['button', 'Dismiss']],
    },
  ],
  'reading.first.asking': oneOfFour,
  'reading.first.done': oneOfFour,
  'reading.second.asking': oneOfFour,
  'reading.second.done': oneOfFour,
  'reading.third.asking': oneOfFour,
  'reading.third.done': oneOfFour,
  'reading.fourth.asking': oneOfFour,
  'reading.fourth.done': oneOfFour,
  reporting: [
    form,
    {
      sees: ({ context: { unread } }) => [
        ...unread.flatMap(({ row, reason }) => [['text', `Row ${row}`] as const, ['text', reason] as const]),
        ['button', 'Copy'],
        ['button', 'Dismiss'],
      ],
      seesNo: [['button', 'Stop']],
    },
    {
      when: 'a material was not looked up',
      if: snapshot => snapshot.can({ type: 'paste.retry' }),
      sees: [['button', 'Look up again']],
    },
    {
      when: 'all materials were looked up',
      if: snapshot => !snapshot.can({ type: 'paste.retry' }),
      seesNo: [['button', 'Look up again']],
    },
  ],
}
