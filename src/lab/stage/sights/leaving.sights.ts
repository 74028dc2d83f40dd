import type { Sights } from './sight.ts'

export const leavingSights: Sights = {
  staying: [{ sees: [['button', 'Transactions']], seesNo: [['question', '']] }],
  asking: [
    {
      sees: [
        ['question', 'Leave without saving?'],
        ['text', 'What you changed here is not saved, and will be lost.'],
        ['button', 'Stay'],
        ['button', 'Leave'],
      ],
    },
  ],
}
