import { example } from '#machines/example.ts'
import { sessionFakes, someUser, stranger } from './session.fakes.ts'
import { signOutMachine } from './sign-out.machine.ts'

export const signOutExample = example({
  machine: signOutMachine,
  fakes: (script: Parameters<typeof sessionFakes>[0]) => ({ actors: sessionFakes(script).signOut }),
  actors: ['signOut', 'check'],
  inputs: { 'a user': { user: someUser }, 'an unknown user': { user: null } },
  events: {},
  otherAnswers: { check: { 'another user': stranger } },
})
