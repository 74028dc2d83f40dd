import type { ConfirmationContext } from '#machines/confirmation/confirmation.machine.ts'
import type { Sight, Sights } from './sight.ts'

type Snapshot = { context: ConfirmationContext<string> }

const question: Sight<Snapshot> = {
  sees: [
    ['question', 'Are you absolutely sure?'],
    ['text', 'It is the material Copper.'],
    ['field', 'Type I confirm'],
  ],
}

export const deletionSights: Sights<Snapshot> = {
  closed: [{ sees: [['button', 'Delete Copper']], seesNo: [['question', '']] }],
  open: [
    question,
    { sees: [['button', 'Cancel']], seesNo: [['button', 'Delete Copper']] },
    {
      when: 'the phrase is not typed',
      if: ({ context: { text } }) => text === '',
      sees: [
        ['field', 'Type I confirm', 'in focus'],
        ['button', 'Confirm', 'disabled'],
      ],
    },
    { when: 'the phrase is typed', if: ({ context: { text } }) => text !== '', sees: [['button', 'Confirm']] },
    {
      when: 'it went wrong',
      if: ({ context: { problem } }) => problem !== null,
      sees: ({ context: { problem } }) => [['warning', problem?.message ?? '']],
    },
  ],
  performing: [
    question,
    {
      sees: [
        ['button', 'Cancel', 'disabled'],
        ['button', 'Confirm', 'in progress'],
      ],
      seesNo: [['warning', '']],
    },
  ],
}
