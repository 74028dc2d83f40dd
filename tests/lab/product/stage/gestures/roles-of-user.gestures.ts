import type { membersMachine } from '#machines/members/members.machine.ts'
import type { Gestures } from '../gesture.ts'

type Role = { id: string; name: string }

const byItself = 'sent by the role'

export const rolesGestures: Gestures<ReturnType<typeof membersMachine<Role>>> = {
  'member.add': 'the mock has other roles than the lab',
  'member.restore': { by: ({ press }) => press('button', 'Undo'), notOffered: { open: 'nothing was removed' } },
  'member.remove': { by: ({ press }) => press('button', 'Remove Staff') },
  'member.retry': {
    by: async ({ press }) => (await press('button', 'Retry adding Staff')) || press('button', 'Retry removing Staff'),
  },
  'member.dismiss': { by: ({ press }) => press('button', 'Dismiss Staff') },
  'members.close': 'caused by leaving the screen',
  'member.added': byItself,
  'member.failed': byItself,
  'member.removed': byItself,
  'member.dismissed': byItself,
}
