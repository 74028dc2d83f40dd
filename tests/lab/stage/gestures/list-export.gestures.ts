import type { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import type { Gestures } from '../gesture.ts'

export const listExportGestures: Gestures<typeof listExportMachine> = {
  'export.begin': { by: ({ press }) => press('button', 'Export CSV') },
  'export.stop': { by: ({ press }) => press('button', 'Stop') },
  'export.goOn': { by: ({ press }) => press('button', 'Go on') },
  'export.discard': { by: ({ press }) => press('button', 'Discard') },
}
