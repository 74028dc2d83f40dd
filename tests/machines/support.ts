import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate'

/** Collects all further emitted events of an actor. */
export function emittedBy<Logic extends AnyActorLogic>(actor: Actor<Logic>): Array<EmittedFrom<Logic>> {
  const emitted: Array<EmittedFrom<Logic>> = []
  actor.on('*', event => emitted.push(event))
  return emitted
}

/** Runs all pending promise callbacks, and those that follow. */
export const settled = () => new Promise<void>(resolve => setImmediate(resolve))
