import type { ProblemKind } from '#domain/problem.ts'
import type { OtherAnswer, SlotCall } from '#machines/fakes.ts'
import { failureOf } from './failures.ts'

/** A use of a slot that is under way. */
export type Use = SlotCall<string> & {
  /** Unique among the uses of a run. */
  number: number
  /** When it began, in ms since 1970. */
  startedAt: number
  /** With its fake's own answer, unless there is another one. */
  answer: (other?: OtherAnswer) => void
  fail: (kind: ProblemKind) => void
}

/** The uses of fake slots that wait until they are let go: give `gate` to the script of an example. */
export function heldUses() {
  let uses: readonly Use[] = []
  let count = 0
  return {
    gate: (call: SlotCall<string>) => {
      const { promise, resolve, reject } = Promise.withResolvers<OtherAnswer | void>()
      const end = () => {
        uses = uses.filter(use => use !== held)
      }
      count += 1
      const held: Use = {
        ...call,
        number: count,
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
