import { example } from '#machines/example.ts'
import { secondFactorMachine } from './second-factor.machine.ts'
import { challenged, sessionFakes, someUser, unenrolled } from './session.fakes.ts'

const code = '123456'

export const secondFactorExample = example({
  machine: secondFactorMachine,
  fakes: (script: Parameters<typeof sessionFakes>[0]) => ({ actors: sessionFakes(script).secondFactor }),
  actors: ['verify', 'check'],
  inputs: { 'the code of a sign-in': { user: challenged, code }, 'the first code': { user: unenrolled, code } },
  events: {},
  otherAnswers: { check: { 'after the code': someUser, 'before the code': challenged } },
})
