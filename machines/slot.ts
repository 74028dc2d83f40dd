import { fromPromise, type PromiseActorLogic } from 'xstate'
import { Problem } from '#domain/problem.ts'

/** The failure of a slot that the host of a machine has not filled. */
export class UnfilledSlotError extends Problem {
  constructor(machine: string, slot: string) {
    super({
      kind: 'contract',
      title: 'UnfilledSlotError',
      message: `slot ${slot} of machine ${machine} is not filled`,
    })
  }
}

/** An actor slot: rejects with an {@link UnfilledSlotError} until a host fills it through `machine.provide`. */
export function actorSlot<Output, Input = void>(machine: string, slot: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new UnfilledSlotError(machine, slot)))
}

/** The body of a slot that is a function, such as an action: throws an {@link UnfilledSlotError}. */
export function unfilled(machine: string, slot: string): never {
  throw new UnfilledSlotError(machine, slot)
}
