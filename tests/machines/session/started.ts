import { createActor, SimulatedClock } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { sessionFakes, someUser } from '#machines/session/session.fakes.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { stageOf } from '#machines/session/session.selectors.ts'
import { emittedBy, settled } from '../support.ts'

export const verified = someUser
export const unauthorized = someProblem('unauthorized', { status: 401 })
/** Error of a request that got no response, although the server might have processed the request. */
export const unanswered = someProblem('network', { mayBeDone: true })

export const { 'signIn.submit': signIn, 'register.submit': register, 'code.submit': code } = sessionExample.events

export type Options = Parameters<typeof sessionFakes>[0]

/** Starts a session with a fake clock, and waits for the first check. */
export async function started(options?: Options) {
  const fakes = sessionFakes(options)
  const clock = new SimulatedClock()
  const actor = createActor(sessionMachine.provide({ actors: fakes.actors }), {
    clock,
    input: { now: () => clock.now() },
  })
  const emitted = emittedBy(actor)
  actor.start()
  await settled()
  const actors = () => fakes.calls.map(call => call.src)
  const { calls, sent, receiveFromTab, reconnect } = fakes
  return {
    actor,
    clock,
    emitted,
    calls,
    sent,
    receiveFromTab,
    reconnect,
    actors,
    stage: () => stageOf(actor.getSnapshot()),
  }
}
