import { fromPromise, type PromiseActorLogic } from 'xstate'
import { Problem } from '#domain/problem.ts'

/** Thrown if the host did not provide an implementation. */
export class UnfilledSlotError extends Problem {
  constructor(machine: string, slot: string) {
    super({
      kind: 'contract',
      title: 'UnfilledSlotError',
      message: `slot ${slot} of machine ${machine} is not filled`,
    })
  }
}

/** Declares an actor. Rejects with {@link UnfilledSlotError} unless the host provides it with `machine.provide`. */
export function actorSlot<Output, Input = void>(machine: string, slot: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new UnfilledSlotError(machine, slot)))
}

/** Body of an action or guard that the host must provide. Throws {@link UnfilledSlotError}. */
export function unfilled(machine: string, slot: string): never {
  throw new UnfilledSlotError(machine, slot)
}
