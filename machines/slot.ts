import { fromPromise, type PromiseActorLogic } from 'xstate'
import { Problem } from '#domain/problem.ts'

/** Thrown if the host did not provide an actor, action or guard. */
export class UnfilledSlotError extends Problem {
  constructor(machine: string, slot: string) {
    super({
      kind: 'contract',
      title: 'UnfilledSlotError',
      message: `slot ${slot} of machine ${machine} is not filled`,
    })
  }
}

/**
 * Declares an actor that the host must provide with `machine.provide`. Otherwise the actor rejects with {@link
 * UnfilledSlotError}.
 */
export function actorSlot<Output, Input = void>(machine: string, slot: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new UnfilledSlotError(machine, slot)))
}

/**
 * Placeholder for an action or guard that the host must provide.
 * @throws {@link UnfilledSlotError} always.
 */
export function unfilled(machine: string, slot: string): never {
  throw new UnfilledSlotError(machine, slot)
}
