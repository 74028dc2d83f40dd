import { fromPromise, type PromiseActorLogic } from 'xstate'
import { Problem } from '#domain/problem.ts'

/** Thrown if the host did not provide an actor, action or guard. */
export class MissingImplementationError extends Problem {
  constructor(machine: string, src: string) {
    super({
      kind: 'contract',
      title: 'MissingImplementationError',
      message: `machine ${machine} has no implementation of ${src}`,
    })
  }
}

/**
 * Declares an actor that the host must provide with `machine.provide`. Otherwise the actor rejects with {@link
 * MissingImplementationError}.
 */
export function hostActor<Output, Input = void>(machine: string, src: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new MissingImplementationError(machine, src)))
}

/**
 * Placeholder for an action or guard that the host must provide.
 * @throws {@link MissingImplementationError} always.
 */
export function missingImplementation(machine: string, src: string): never {
  throw new MissingImplementationError(machine, src)
}
