import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate'

/** Collects what an actor emits from now on, in order. */
export function emittedBy<Logic extends AnyActorLogic>(actor: Actor<Logic>): Array<EmittedFrom<Logic>> {
  const emitted: Array<EmittedFrom<Logic>> = []
  actor.on('*', event => emitted.push(event))
  return emitted
}

/** Lets the handlers of every settled promise run, and those that they settle. */
export const settled = () => new Promise<void>(resolve => setImmediate(resolve))
