import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate'
import { Problem, type ProblemFacts, type ProblemKind } from '#domain/problem.ts'

/** Collects what an actor emits, in order, from now on. */
export function emittedBy<Logic extends AnyActorLogic>(actor: Actor<Logic>): Array<EmittedFrom<Logic>> {
  const emitted: Array<EmittedFrom<Logic>> = []
  actor.on('*', event => emitted.push(event))
  return emitted
}

/** Lets every promise that has settled be heard, and those that settle because of it. */
export const settled = () => new Promise<void>(resolve => setImmediate(resolve))

/** A refusal of the server. */
export const refusal = (kind: ProblemKind, facts: Partial<ProblemFacts> = {}) =>
  new Problem({ kind, title: kind, message: `Refused: ${kind}`, ...facts })
