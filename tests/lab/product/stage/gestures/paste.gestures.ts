import type { pasteMachine } from '#machines/paste/paste.machine.ts'
import type { Gestures } from '../gesture.ts'

export const pasteGestures: Gestures<typeof pasteMachine> = {
  'paste.begin': {
    async by({ press, user }, { text }) {
      if (!(await press('field', 'Add a material'))) return false
      await user.paste(text)
      return true
    },
  },
  'paste.stop': { by: ({ press }) => press('button', 'Stop') },
  'paste.retry': { by: ({ press }) => press('button', 'Search again') },
  'paste.dismiss': { by: ({ press }) => press('button', 'Dismiss') },
}
