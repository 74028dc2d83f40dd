import type { AnyActorRef } from 'xstate'
import type { ProblemKind } from '#domain/problem.ts'
import type { OtherAnswer, SlotCall } from '#machines/fakes.ts'
import { childPath } from './child-path.ts'
import { failureOf } from './failures.ts'

/** A use of a slot that is under way. */
export type Use = SlotCall<string> & {
  /** Unique among the uses of a run. */
  number: number
  /** The names of the actors that lead to it. */
  path: () => readonly string[]
  /** When it began, in ms since 1970. */
  startedAt: number
  /** With its fake's own answer, unless there is another one. */
  answer: (other?: OtherAnswer) => void
  fail: (kind: ProblemKind) => void
}

/** How a step names a use: with its path only if its slot is used more than once now. */
export const namedUse = ({ slot, path, number }: Use, uses: readonly Use[]) =>
  uses.some(other => other.slot === slot && other.number !== number) ? { slot, of: path() } : { slot }

/** The uses of fake slots that wait until they are let go: give `gate` to the script of an example. */
export function heldUses() {
  let uses: readonly Use[] = []
  let count = 0
  return {
    gate: (call: SlotCall<string>, actor: AnyActorRef) => {
      const { promise, resolve, reject } = Promise.withResolvers<OtherAnswer | void>()
      const end = () => {
        uses = uses.filter(use => use !== held)
      }
      count += 1
      const held: Use = {
        ...call,
        number: count,
        path: () => childPath(actor),
        startedAt: Date.now(),
        answer(other) {
          end()
          resolve(other)
        },
        fail(kind) {
          end()
          reject(failureOf(kind))
        },
      }
      call.signal.addEventListener('abort', end, { once: true })
      uses = [...uses, held]
      return promise
    },
    /** The oldest one first; those that were called off are gone. */
    list: () => uses,
  }
}
