import type { membersMachine } from '#machines/members/members.machine.ts'
import type { Gestures } from '../gesture.ts'

type Role = { id: string; name: string }

const byItself = 'the role tells of it'

export const rolesGestures: Gestures<ReturnType<typeof membersMachine<Role>>> = {
  'member.add': 'the roles that can be found here are others than those of the lab',
  'member.restore': { by: ({ press }) => press('button', 'Undo'), notOffered: { open: 'nothing was removed' } },
  'member.remove': { by: ({ press }) => press('button', 'Remove Staff') },
  'member.retry': {
    by: async ({ press }) => (await press('button', 'Retry adding Staff')) || press('button', 'Retry removing Staff'),
  },
  'member.dismiss': { by: ({ press }) => press('button', 'Dismiss Staff') },
  'members.close': 'leaving the screen does it',
  'member.added': byItself,
  'member.failed': byItself,
  'member.removed': byItself,
  'member.dismissed': byItself,
}
