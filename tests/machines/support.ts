import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate'

/** Returns an array that collects all events that the actor emits from now on. */
export function emittedBy<Logic extends AnyActorLogic>(actor: Actor<Logic>): Array<EmittedFrom<Logic>> {
  const emitted: Array<EmittedFrom<Logic>> = []
  actor.on('*', event => emitted.push(event))
  return emitted
}

/** Runs all pending promise callbacks, and the callbacks that follow from them. */
export const settled = () => new Promise<void>(resolve => setImmediate(resolve))
