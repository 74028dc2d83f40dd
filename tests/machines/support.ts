import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate'
import { Problem, type ProblemFacts, type ProblemKind } from '#domain/problem.ts'

/** Collects what an actor emits from now on, in order. */
export function emittedBy<Logic extends AnyActorLogic>(actor: Actor<Logic>): Array<EmittedFrom<Logic>> {
  const emitted: Array<EmittedFrom<Logic>> = []
  actor.on('*', event => emitted.push(event))
  return emitted
}

/** Lets the handlers of every settled promise run, and those that they settle. */
export const settled = () => new Promise<void>(resolve => setImmediate(resolve))

/** A refusal of the server. */
export const refusal = (kind: ProblemKind, facts: Partial<ProblemFacts> = {}) =>
  new Problem({ kind, title: kind, message: `Refused: ${kind}`, ...facts })
