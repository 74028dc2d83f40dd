import { type PasteSnapshot, progressOf } from '#machines/paste/paste.selectors.ts'
import type { Sight, Sights } from './sight.ts'

type Row = Sight<PasteSnapshot>

const form: Row = {
  sees: [
    ['heading', 'New transaction'],
    ['button', 'Paste rows'],
  ],
}

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
