import type { SnapshotFrom } from 'xstate'
import type { linesMachine } from '#machines/lines/lines.machine.ts'
import type { Sight, Sights } from './sight.ts'

type Snapshot = SnapshotFrom<typeof linesMachine>

const standing = 'Lines save themselves'

const rows: Sight<Snapshot> = {
  sees: [
    ['heading', 'Materials'],
    ['field', 'Add a material'],
    ['button', 'Paste rows'],
  ],
}

/** The lines of a trade, without the fields around them. */
export const linesSights: Sights<Snapshot> = {
  drafting: [rows, { seesNo: [['text', standing]] }],
  saving: [rows, { sees: [['text', standing]] }],
  closing: [rows, { sees: [['text', 'Saving…']] }],
  closed: [{ because: 'the form has closed' }],
}
