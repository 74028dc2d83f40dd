import { membersExample } from '#machines/members/members.example.ts'
import { rolesGestures } from './gestures/roles-of-user.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('roles-of-user', rolesGestures, {
  more: [
    {
      input: 'a user who is Owner and Staff',
      steps: [
        { do: 'send', event: membersExample.events['member.remove'] },
        { do: 'answer', src: 'remove' },
        { do: 'send', event: { ...membersExample.events['member.restore'], position: 1 } },
      ],
    },
  ],
})
