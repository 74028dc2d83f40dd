import { createActor, SimulatedClock } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { sessionTimedBy } from '#machines/session/session.clock.ts'
import { sessionFakes, someUser } from '#machines/session/session.fakes.ts'
import { stageOf } from '#machines/session/session.selectors.ts'
import { emittedBy, settled } from '../support.ts'

export const verified = someUser
export const challenged = { ...someUser, mfaVerified: false }
export const unenrolled = { ...someUser, mfaEnabled: false, mfaVerified: false }
export const stranger = { ...someUser, id: '11111111-9d0e-4a4f-8f0a-5b8f6f1f7c21', name: 'Sipho Dube' }
export const unauthorized = someProblem('unauthorized', { status: 401 })
/** A call without an answer, which may have been done. */
export const unanswered = someProblem('network', { mayBeDone: true })

export const signIn = { type: 'signIn.submit', username: 'thandi@example.com', password: 'long enough' } as const
export const register = {
  type: 'register.submit',
  registration: { name: 'Thandi', username: 'thandi@example.com', password: 'long enough', type: 'business' },
} as const
export const code = { type: 'code.submit', code: '123456' } as const

export type Options = Parameters<typeof sessionFakes>[0]

/** A running session on fake slots and a fake clock, after its first check has been answered. */
export async function started(options?: Options) {
  const fakes = sessionFakes(options)
  const clock = new SimulatedClock()
  const actor = createActor(sessionTimedBy(() => clock.now()).provide({ actors: fakes.actors }), { clock })
  const emitted = emittedBy(actor)
  actor.start()
  await settled()
  const slots = () => fakes.calls.map(call => call.slot)
  const { calls, told, tellFromElsewhere } = fakes
  return { actor, clock, emitted, calls, told, tellFromElsewhere, slots, stage: () => stageOf(actor.getSnapshot()) }
}
