import type { AnyActorRef } from 'xstate'
import type { ProblemKind } from '#domain/problem.ts'
import type { OtherAnswer, SlotCall } from '#machines/fakes.ts'
import { childPath } from './child-path.ts'
import { failureOf } from './failures.ts'

/** Pending call of an implementation. */
export type Use = SlotCall<string> & {
  /** Unique among the calls of a run. */
  number: number
  /** Path of actor names to the call. */
  path: () => readonly string[]
  /** Start in ms since 1970. */
  startedAt: number
  /** Default: the fake's own output. */
  answer: (other?: OtherAnswer) => void
  fail: (kind: ProblemKind) => void
}

/** Returns the name of a call in a step. The path is included only for several calls of one implementation. */
export const callReference = ({ slot, path, number }: Use, uses: readonly Use[]) =>
  uses.some(other => other.slot === slot && other.number !== number) ? { slot, of: path() } : { slot }

/** Collects the calls of fakes, which stay pending until released. Pass `gate` to the script of an example. */
export function holdCalls() {
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
    /** Oldest first, without cancelled calls. */
    list: () => uses,
  }
}
